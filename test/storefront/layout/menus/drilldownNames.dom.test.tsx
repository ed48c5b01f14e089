import { act, screen } from '@testing-library/react';
import { DEFAULT_FLAGS, FLAG_NAMES, isOnByDefault } from '../../../../src/contract/site/flags';
import { DEFAULT_SITE } from '../../../../src/contract/site/defaultSite';
import type { SiteConfiguration } from '../../../../src/contract/site/siteConfiguration';
import { selectIsOn, siteApi } from '../../../../src/storefront/features/site';
import { Drilldown } from '../../../../src/storefront/layout/menus/components/drilldown/Drilldown';
import { group, item, viewOf } from '../../../support/storefront/menus/menuOf';
import { openMenu } from '../../../support/storefront/menus/openMenu';

const MARKED = 'Films 30 m<sup>2</sup> <img src=x onerror=alert(1)><b>neufs</b>';
const items = viewOf([
  group('Emballages<sub>1</sub>', [item(MARKED)], '/category/emballages/1'),
  item('H<sub>2</sub>O', { target: 'NewWindow' }),
]);

/** The names of a list with these flags of the site, including values that cannot be saved. */
async function openNames() {
  const shop = await openMenu(
    <Drilldown
      parent={null}
      items={items}
      inputs={{ isMobileView: true, showBackLabel: false }}
      onClose={() => undefined}
    />,
  );
  const say = (flags: unknown) =>
    act(async () => {
      const value = { ...DEFAULT_SITE, settings: { ...DEFAULT_SITE.settings, flags } } as SiteConfiguration;
      const entry = { endpointName: 'siteConfiguration', arg: undefined, value } as const;
      shop.store.dispatch(siteApi.util.upsertQueryEntries([entry]));
      await Promise.resolve();
    });
  return { ...shop, say };
}

it('markup in a name is read as text while the gate is closed, as it is by default [CON-02]', async () => {
  const { user } = await openNames();
  expect(screen.getByText('H<sub>2</sub>O')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Emballages<sub>1</sub>' }));
  const link = await screen.findByText(MARKED);
  expect(link.querySelector('*')).toBeNull();
});

it('where a site opens the gate the allowed tags render, and no others; closed again they are text [CON-02]', async () => {
  const { user, say, container } = await openNames();
  await say({ ...DEFAULT_FLAGS, drilldownHtmlNames: true });
  const water = screen.getByRole('link', { name: /^H2O/ });
  expect(water.innerHTML).toContain('H<sub>2</sub>O');
  expect(water.getAttribute('aria-label')).toBe('H2O (nouvelle fenêtre)');
  await user.click(screen.getByRole('button', { name: /^Emballages ?1$/ }));
  const films = await screen.findByRole('link', { name: /^Films 30 m ?2 neufs$/ });
  expect(films.innerHTML).toContain('m<sup>2</sup>');
  expect(films.querySelector('img, b')).toBeNull();
  // Names that contain no element are shown as text.
  expect(container.querySelector('ul')?.getAttribute('aria-label')).toBe('Emballages1');
  expect(container.querySelector('[data-all]')?.textContent).toContain('Emballages1');
  await say({ ...DEFAULT_FLAGS, drilldownHtmlNames: false });
  expect(screen.getByText(MARKED).querySelector('*')).toBeNull();
});

it('a flag that a site does not mention, or writes wrongly, has its default: on but for those of the specification [CON-02]', async () => {
  expect(FLAG_NAMES.filter((name) => !isOnByDefault(name))).toEqual([
    'invalidDateYear',
    'themeProviderDisabled',
    'outputFieldReadOnlyClass',
    'maxEditLimit',
    'drilldownHtmlNames',
  ]);
  expect(isOnByDefault('aFurtherFlag')).toBe(true);
  const { store, say } = await openNames();
  const on = () => FLAG_NAMES.filter((name) => selectIsOn(store.getState(), name));
  expect(on()).toEqual([]);
  for (const said of [undefined, {}, { maxEditLimit: 'yes', drilldownHtmlNames: 1 }]) {
    await say(said);
    expect(on()).toEqual([]);
  }
  await say({ maxEditLimit: true });
  expect(on()).toEqual(['maxEditLimit']);
});
