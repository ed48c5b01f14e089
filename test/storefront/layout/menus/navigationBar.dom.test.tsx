import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import type { NavigationProperties } from '../../../../src/contract/site/siteConfiguration';
import { Bar } from '../../../../src/storefront/layout/menus/components/bar/NavigationBar';
import { menuOverflowMeasured, selectSelectedMenuId } from '../../../../src/storefront/layout/menus/menuSlice';
import { openWindow } from '../../../../src/storefront/platform/windows';
import { leaveFor } from '../../../../src/storefront/platform/page/document';
import { group, item, manyItems, viewOf } from '../../../support/storefront/menus/menuOf';
import { focused, openMenu } from '../../../support/storefront/menus/openMenu';
import { menu, properties } from '../../../support/storefront/menus/siteMenu';

jest.mock('../../../../src/storefront/platform/windows', () => ({ openWindow: jest.fn() }));
jest.mock('../../../../src/storefront/platform/page/document', () => ({ leaveFor: jest.fn() }));

const expanded = () => [...document.querySelectorAll('[aria-expanded="true"]')].map(({ textContent }) => textContent);
function barFace(label: string) {
  const face = screen.getAllByText(label, { selector: 'nav > ul > li > * > span' })[0]?.closest('a, button');
  if (!(face instanceof HTMLElement)) throw new Error(`There is no ${label} in the bar`);
  return face;
}

describe('the navigation bar', () => {
  const openBar = async (changes: Partial<NavigationProperties> = {}, address = '/') => {
    const shop = await openMenu(<Bar items={menu(address)} properties={properties(changes)} />);
    return { ...shop, selected: () => selectSelectedMenuId(shop.store.getState()) };
  };

  it('opens a parent with the focus on its first item; a second click, its ground, a press elsewhere and a leaf close it [NAV-10] [DRL-03]', async () => {
    const { user, selected, heard, stop } = await openBar();
    const advice = barFace('Conseils');
    await user.click(advice);
    expect(expanded()).toEqual(['Conseils']);
    expect(focused()).toBe('Recettes');
    await user.click(advice);
    expect([selected(), expanded()]).toEqual([null, []]);
    expect(heard).toEqual([
      ['levelchange', { level: 0 }],
      ['closesubmenus', { parentItemId: '1' }],
    ]);
    const closers = [
      () => user.click(screen.getByRole('navigation', { hidden: true })),
      () => user.click(screen.getByRole('main')),
      () => user.click(barFace('Aide')),
    ];
    for (const close of closers) {
      await user.click(advice);
      expect(selected()).toBe('1');
      await close();
      expect(selected()).toBeNull();
    }
    await user.click(advice);
    await user.click(barFace('Beurres'));
    expect(expanded()).toEqual(['Beurres']);
    expect(focused()).toBe('Beurre doux');
    stop();
  });

  it.each([
    ['left', 'left'],
    ['center', 'center'],
    ['right', 'right'],
    ['middle' as 'left', 'left'],
  ] as const)('aligned "%s" stands at the %s [KIT-08]', async (alignment, side) => {
    const { container, stop } = await openBar({ alignment });
    expect(container.querySelector('ul')?.dataset['align']).toBe(side);
    stop();
  });

  it('marks "more" as active while an item that it holds is [NAV-11]', async () => {
    const { container, store, stop } = await openBar({}, '/aide');
    const row = [...container.querySelectorAll<HTMLElement>('li[data-menu-item]')];
    const [, , help = '', unsafe = ''] = row.map(({ dataset }) => dataset['menuItem']);
    const markedAs = (...hiddenIds: string[]) => {
      act(() => void store.dispatch(menuOverflowMeasured({ hiddenIds })));
      return screen.getByRole('button', { name: 'Plus de rubriques', hidden: true }).getAttribute('aria-current');
    };
    expect(markedAs(help, unsafe)).toBe('page');
    expect(markedAs(unsafe)).toBeNull();
    stop();
  });

  it('shows a named page that the shop does not know as text: pressing it goes nowhere [LNK-04] [LNK-05]', async () => {
    const named = ['constructor', '__proto__', 'toString', 'Nowhere'].map((name) =>
      item(name, { actionValue: null, pageReference: { type: 'comm__namedPage', attributes: { name } } }),
    );
    const { user, actions, stop } = await openMenu(<Bar items={viewOf(named)} properties={properties()} />);
    for (const { label } of named) {
      for (const shown of screen.getAllByText(label)) {
        expect(shown.closest('a')).toBeNull();
        await user.click(shown);
      }
    }
    expect(actions.filter(({ type }) => type.startsWith('navigation/'))).toEqual([]);
    expect(leaveFor).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
    stop();
  });

  it.each(['click', '{Enter}', ' '])(
    'raises a navigation event for a leaf by %p, as an action and to the page, then goes there [NAV-12] [LNK-14]',
    async (how) => {
      const { user, heard, actions, stop } = await openBar();
      barFace('Aide').focus();
      await (how === 'click' ? user.click(barFace('Aide')) : user.keyboard(how));
      const detail = {
        menuItemId: '10',
        type: 'InternalLink',
        href: '/aide',
        target: 'CurrentWindow',
        pageReference: { type: 'standard__webPage', attributes: { url: '/aide' } },
      };
      expect(heard).toEqual([['navigatetopage', detail]]);
      expect(actions.find(({ type }) => type === 'menu/followed')).toMatchObject({ payload: detail });
      expect(actions.find(({ type }) => type === 'navigation/requested')).toMatchObject({
        payload: { target: { pathname: '/aide' } },
      });
      stop();
    },
  );

  it('marks the page that is shown, and shows words where a link would not be safe [NAV-13] [LNK-09]', async () => {
    const { container, stop } = await openBar({}, '/aide');
    expect([...container.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent)).toEqual([
      'Aide',
    ]);
    expect(screen.getByText('Piégé').closest('a, button')).toBeNull();
    expect(container.innerHTML).not.toContain('javascript:');
    stop();
  });

  it('gives the focus back to the parent on Escape, pressed in the list or on the open parent, and closes when the focus goes on [DRL-07] [DRL-08]', async () => {
    const { user, selected, heard, stop } = await openBar();
    await user.click(barFace('Conseils'));
    await user.keyboard('{Escape}');
    expect([selected(), focused()]).toEqual([null, 'Conseils']);
    await user.click(barFace('Conseils'));
    act(() => barFace('Conseils').focus());
    heard.length = 0;
    await user.keyboard('{Escape}');
    expect([selected(), focused()]).toEqual([null, 'Conseils']);
    expect(heard).toEqual([
      ['levelchange', { level: 0 }],
      ['closesubmenus', { parentItemId: '1' }],
    ]);
    await user.keyboard('{Escape}');
    expect(heard).toHaveLength(2);
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Recettes');
    act(() => barFace('Conseils').focus());
    expect(selected()).toBe('1');
    act(() => barFace('Beurres').focus());
    expect([selected(), focused()]).toEqual([null, 'Beurres']);
    stop();
  });

  it('has the launcher first, which raises its event and opens nothing [NAV-18]', async () => {
    const { user, heard, actions, container, stop } = await openBar({ showAppLauncher: true });
    const launcher = container.querySelector<HTMLElement>('nav li:first-child button');
    expect(launcher?.getAttribute('aria-label')).toBe('Applications');
    if (launcher) await user.click(launcher);
    expect(heard).toEqual([['showapplauncher', null]]);
    expect(actions.map(({ type }) => type)).toContain('menu/appLauncherRequested');
    stop();
  });

  it.each([1, 20, 200, 2500])(
    'shows a menu of %d with twenty items in the row, and opens a list by two renders [NAV-04]',
    async (count) => {
      const tops = Math.min(25, count);
      const items = viewOf([group('Premier', manyItems(Math.max(1, count - tops))), ...manyItems(tops - 1, 'Suite')]);
      let renders = 0;
      const part = (
        <Profiler id="bar" onRender={() => (renders += 1)}>
          <Bar items={items} properties={properties()} />
        </Profiler>
      );
      const { container, user, stop } = await openMenu(part);
      const rows = () => container.querySelectorAll('[data-menu-item]').length;
      expect(rows()).toBe(Math.min(20, items.length) + (items.length > 20 ? 1 : 0));
      expect(container.querySelectorAll('nav *').length).toBeLessThan(21 * 7 + 10);
      renders = 0;
      await user.click(barFace('Premier'));
      expect(renders).toBeLessThanOrEqual(2);
      expect(container.querySelectorAll('[data-item]').length).toBe(Math.min(500, items[0]?.subMenu.length ?? 0));
      stop();
    },
  );
});
