import { screen, within } from '@testing-library/react';
import type { NavigationProperties } from '../../../../src/contract/site/siteConfiguration';
import { Header } from '../../../../src/storefront/layout/header';
import { Bar } from '../../../../src/storefront/layout/menus/components/bar/NavigationBar';
import { Panel } from '../../../../src/storefront/layout/menus/components/panel/OpenMenuPanel';
import { group, item, manyItems, viewOf } from '../../../support/storefront/menus/menuOf';
import { focused, openMenu } from '../../../support/storefront/menus/openMenu';
import { menu, properties } from '../../../support/storefront/menus/siteMenu';

describe('the menu’s panel', () => {
  const openPanel = (changes: Partial<NavigationProperties> = {}) =>
    openMenu(<Panel items={menu()} properties={properties(changes)} isOpen />);

  it('is a dialog that begins on its first item and closes by its button, beside it and by Escape, told without detail [NAV-09] [DRL-03]', async () => {
    const { user, heard, actions, container, unmount, stop } = await openPanel();
    const dialog = screen.getByRole('dialog', { name: 'Navigation principale' });
    expect(focused()).toBe('Conseils');
    // What keeps the page from scrolling.
    expect(document.documentElement.dataset['modal']).toBe('left');
    await user.click(within(dialog).getByRole('button', { name: 'Fermer le menu' }));
    const overlay = container.querySelector('[data-overlay]');
    if (overlay) await user.click(overlay);
    expect(heard).toEqual([
      ['levelchange', { level: 0 }],
      ['closesubmenus', null],
      ['levelchange', { level: 0 }],
      ['closesubmenus', null],
    ]);
    expect(actions.filter(({ type }) => type === 'menu/closed')).toHaveLength(2);
    unmount();
    stop();
  });

  it('says that it closed where there is no hamburger to go back to [NAV-09]', async () => {
    const { user, heard, actions, stop } = await openPanel({ showMobileTrigger: false });
    await user.keyboard('{Escape}');
    expect(heard.at(-1)).toEqual(['closemobile', { mobileMenuOpened: false }]);
    expect(actions.at(-1)).toEqual({ type: 'menu/panelLeft', payload: { mobileMenuOpened: false } });
    stop();
  });

  it('gives the focus back to the hamburger [NAV-09]', async () => {
    const { show, stop } = await openPanel();
    show(null);
    expect(focused()).toBe('avant');
    stop();
  });
});

it('every label of the menu is a text of the catalogue, in whatever language [NAV-15]', async () => {
  const items = viewOf([group('Conseils', [group('Fiches', [item('Pains')], '/fiches')]), ...manyItems(25)]);
  const chosen = properties({ showAppLauncher: true, showBackLabel: true });
  const { user, container, stop } = await openMenu(
    <>
      <Header />
      <Bar items={items} properties={chosen} />
      <Panel items={items} properties={chosen} isOpen />
    </>,
    (id) => `⟦${id}⟧`,
  );
  const panel = within(screen.getByRole('dialog', { name: '⟦navigation.label⟧' }));
  await user.click(panel.getByRole('button', { name: 'Conseils' }));
  await user.click(panel.getByRole('button', { name: 'Fiches' }));
  const names = [...container.querySelectorAll('a, button')].map(
    (part) => part.getAttribute('aria-label') ?? part.textContent,
  );
  expect(names).toEqual(
    expect.arrayContaining([
      '⟦header.menu⟧',
      '⟦navigation.close⟧',
      '⟦navigation.all⟧',
      '⟦navigation.overflow⟧',
      '⟦navigation.appLauncher⟧',
    ]),
  );
  expect(container.querySelector('[data-back]')?.textContent).toBe('⟦navigation.back⟧');
  expect(container.querySelector('[aria-label="⟦navigation.overflow⟧"]')?.textContent).toBe('⟦navigation.more⟧');
  stop();
});
