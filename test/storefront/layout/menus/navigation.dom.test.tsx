import { act, fireEvent, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { DEFAULT_SITE } from '../../../../src/contract/site/defaultSite';
import type { NavigationProperties } from '../../../../src/contract/site/siteConfiguration';
import { Header } from '../../../../src/storefront/layout/header';
import { Drilldown } from '../../../../src/storefront/layout/menus/components/drilldown/Drilldown';
import type { DrilldownInputs } from '../../../../src/storefront/layout/menus/components/drilldown/drilldownInputs';
import { Bar } from '../../../../src/storefront/layout/menus/components/bar/NavigationBar';
import { Panel } from '../../../../src/storefront/layout/menus/components/panel/OpenMenuPanel';
import type { MenuViewItem } from '../../../../src/storefront/layout/menus/view/menuViewItem';
import { selectSelectedMenuId } from '../../../../src/storefront/layout/menus/menuSlice';
import { openWindow } from '../../../../src/storefront/platform/windows';
import { leaveFor } from '../../../../src/storefront/platform/page/document';
import { group, item, manyItems, viewOf } from '../../../support/storefront/menus/menuOf';
import { focused, openMenu } from '../../../support/storefront/menus/openMenu';

jest.mock('../../../../src/storefront/platform/windows', () => ({ openWindow: jest.fn() }));
jest.mock('../../../../src/storefront/platform/page/document', () => ({ leaveFor: jest.fn() }));

const properties = (changes: Partial<NavigationProperties> = {}): NavigationProperties => ({
  ...DEFAULT_SITE.navigation,
  ...changes,
});
const menu = (address = '/') =>
  viewOf(
    [
      group('Conseils', [
        group('Recettes', [item('Pains'), item('Crêpes')], '/advice/idees-recettes'),
        item('Tendances'),
        item('Émission', { actionValue: 'https://exemple.fr/', target: 'NewWindow' }),
        item('Écrire', { actionValue: 'mailto:aide@exemple.fr' }),
      ]),
      group('Beurres', [item('Beurre doux')], '/category/beurres/1'),
      item('Aide'),
      item('Piégé', { actionValue: 'javascript:alert(1)' }),
    ],
    address,
  );
const expanded = () => [...document.querySelectorAll('[aria-expanded="true"]')].map(({ textContent }) => textContent);
const barFace = (label: string) => {
  const face = screen.getAllByText(label, { selector: 'nav > ul > li > * > span' })[0]?.closest('a, button');
  if (!(face instanceof HTMLElement)) throw new Error(`There is no ${label} in the bar`);
  return face;
};

describe('the navigation bar', () => {
  const openBar = async (changes: Partial<NavigationProperties> = {}, address = '/') => {
    const shop = await openMenu(<Bar items={menu(address)} properties={properties(changes)} />);
    return { ...shop, selected: () => selectSelectedMenuId(shop.store.getState()) };
  };

  it('opens a parent with the focus on its first item; a second click, its ground, a press elsewhere and a leaf close it [NAV-10] [DRL-03]', async () => {
    const { user, selected, told, stop } = await openBar();
    const advice = barFace('Conseils');
    await user.click(advice);
    expect(expanded()).toEqual(['Conseils']);
    expect(focused()).toBe('Recettes');
    await user.click(advice);
    expect([selected(), expanded()]).toEqual([null, []]);
    expect(told).toEqual([
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
      const { user, told, actions, stop } = await openBar();
      barFace('Aide').focus();
      await (how === 'click' ? user.click(barFace('Aide')) : user.keyboard(how));
      const detail = {
        menuItemId: '10',
        type: 'InternalLink',
        href: '/aide',
        target: 'CurrentWindow',
        pageReference: { type: 'standard__webPage', attributes: { url: '/aide' } },
      };
      expect(told).toEqual([['navigatetopage', detail]]);
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
    const { user, selected, told, stop } = await openBar();
    await user.click(barFace('Conseils'));
    await user.keyboard('{Escape}');
    expect([selected(), focused()]).toEqual([null, 'Conseils']);
    await user.click(barFace('Conseils'));
    act(() => barFace('Conseils').focus());
    told.length = 0;
    await user.keyboard('{Escape}');
    expect([selected(), focused()]).toEqual([null, 'Conseils']);
    expect(told).toEqual([
      ['levelchange', { level: 0 }],
      ['closesubmenus', { parentItemId: '1' }],
    ]);
    await user.keyboard('{Escape}');
    expect(told).toHaveLength(2);
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Recettes');
    act(() => barFace('Conseils').focus());
    expect(selected()).toBe('1');
    act(() => barFace('Beurres').focus());
    expect([selected(), focused()]).toEqual([null, 'Beurres']);
    stop();
  });

  it('has the launcher first, which raises its event and opens nothing [NAV-18]', async () => {
    const { user, told, actions, container, stop } = await openBar({ showAppLauncher: true });
    const launcher = container.querySelector<HTMLElement>('nav li:first-child button');
    expect(launcher?.getAttribute('aria-label')).toBe('Applications');
    if (launcher) await user.click(launcher);
    expect(told).toEqual([['showapplauncher', null]]);
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

describe('a drilldown list', () => {
  const parent = menu()[0] as MenuViewItem;
  const onClose = jest.fn();
  beforeEach(() => {
    jest.clearAllMocks();
  });
  const openList = (inputs: DrilldownInputs = {}, below = parent, items = below.subMenu) =>
    openMenu(<Drilldown parent={below} items={items} inputs={inputs} onClose={onClose} />);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });

  it('goes down into a submenu and back, level by level, and tells each [DRL-01] [DRL-02] [DRL-03] [DRL-04]', async () => {
    const { user, told, container, stop } = await openList();
    expect(container.querySelector('[data-back]')).toBeNull();
    expect(screen.queryByText(/Voir tout/)).toBeNull();
    await user.click(button('Recettes'));
    expect(focused()).toBe('Pains');
    expect(screen.getByText(/Voir tout/).getAttribute('href')).toBe('/advice/idees-recettes');
    expect(container.querySelector('[data-back]')?.textContent).toBe('Recettes');
    await user.click(button(/retour/));
    expect(focused()).toBe('Recettes');
    await user.keyboard('{Enter}{Escape}{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(told.map(([name, detail]) => [name, (detail as { level?: number } | null)?.level])).toEqual([
      ['levelchange', 1],
      ['levelchange', 0],
      ['levelchange', 1],
      ['levelchange', 0],
      ['levelchange', 0],
      ['closesubmenus', undefined],
    ]);
    stop();
  });

  it('reads "Back" where that is wanted [NAV-20]', async () => {
    const { user, container, stop } = await openList({ showBackLabel: true });
    await user.click(button('Recettes'));
    expect(container.querySelector('[data-back]')?.textContent).toBe('Retour');
    stop();
  });

  it('raises leaf and "all" as events that bubble out of a shadow tree, then closes; the default does not happen [DRL-05]', async () => {
    const { user, told, stop } = await openList();
    let prevented = false;
    let composed = false;
    document.addEventListener('navigatetopage', (event) => (composed = event.composed && event.bubbles), {
      once: true,
    });
    await user.click(button('Recettes'));
    screen.getByText(/Voir tout/).addEventListener('click', () => undefined);
    document.addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true });
    await user.click(screen.getByText(/Voir tout/));
    expect([prevented, composed]).toEqual([true, true]);
    expect(told.slice(1)).toEqual([
      [
        'navigatetopage',
        {
          menuItemId: '2',
          type: 'InternalLink',
          href: '/advice/idees-recettes',
          target: 'CurrentWindow',
          pageReference: { type: 'standard__webPage', attributes: { url: '/advice/idees-recettes' } },
        },
      ],
      ['levelchange', { level: 0 }],
      ['closesubmenus', { parentItemId: '1' }],
    ]);
    stop();
  });

  it('opens another site in a window without opener, and mail directly [LNK-08] [LNK-16] [NAV-01]', async () => {
    const { user, actions, stop } = await openList();
    const foreign = screen.getByRole('link', { name: 'Émission (nouvelle fenêtre)' });
    expect([foreign.getAttribute('target'), foreign.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    await user.click(foreign);
    expect(openWindow).toHaveBeenCalledWith('https://exemple.fr/', '_blank');
    await user.click(screen.getByRole('link', { name: 'Écrire' }));
    expect(leaveFor).toHaveBeenCalledWith('mailto:aide@exemple.fr');
    expect(actions.map(({ type }) => type)).not.toContain('navigation/requested');
    expect(openWindow).toHaveBeenCalledTimes(1);
    stop();
  });

  it.each([
    [{ itemLimit: 3 }, 3],
    [{ itemLimit: null }, 500],
    [{}, 500],
  ])('with %p shows %d items of a level [DRL-06]', async (inputs, shown) => {
    const { container, stop } = await openList(inputs, parent, viewOf(manyItems(700)));
    expect(container.querySelectorAll('[data-item]')).toHaveLength(shown);
    stop();
  });

  it('takes every key but Tab from the browser on the back button; Enter, Space and Escape go back [DRL-10]', async () => {
    const { user, container, stop } = await openList();
    for (const key of ['Enter', ' ', 'Escape']) {
      await user.click(button('Recettes'));
      const back = container.querySelector<HTMLElement>('[data-back]');
      back?.focus();
      const notPrevented = (pressed: string) => back && fireEvent.keyDown(back, { key: pressed });
      expect(notPrevented('Tab')).toBe(true);
      expect(notPrevented('PageDown')).toBe(false);
      expect(notPrevented(key)).toBe(false);
      expect(focused()).toBe('Recettes');
    }
    await user.keyboard('{Enter} ');
    expect(onClose).toHaveBeenCalled();
    stop();
  });

  it('moves to what typed letters begin, anew after 700 ms [DRL-11]', async () => {
    jest.useFakeTimers();
    try {
      const items = viewOf([item('Beurre'), item('Crème'), item('Crêpe'), item('Épices')]);
      const { stop } = await openList({ focusOnFirstItem: true }, parent, items);
      const press = (key: string) => document.activeElement && fireEvent.keyDown(document.activeElement, { key });
      for (const key of ['c', 'r', 'e', 'p']) press(key);
      expect(focused()).toBe('Crêpe');
      act(() => jest.advanceTimersByTime(699));
      press('x');
      act(() => jest.advanceTimersByTime(700));
      press('e');
      expect(focused()).toBe('Épices');
      stop();
    } finally {
      jest.useRealTimers();
    }
  });

  it('moves the focus on when it closes, unless it is to leave it [DRL-13]', async () => {
    const first = await openList({ focusOnFirstItem: true });
    await first.user.keyboard('{Escape}');
    expect(focused()).toBe('après');
    first.stop();
    first.unmount();
    const second = await openList({ focusOnFirstItem: true, noFocusNextOnClose: true });
    await second.user.keyboard('{Escape}');
    expect(focused()).toBe('Recettes');
    second.stop();
  });

  it('begins on its first or its last item where that is wanted [DRL-14]', async () => {
    const last = await openList({ focusOnLastItem: true });
    expect(focused()).toBe('Écrire');
    last.stop();
    last.unmount();
    const none = await openList();
    expect(focused()).not.toBe('Recettes');
    none.stop();
  });

  it('marks what is active in the mobile view only; there Tab stays inside unless the trap is off [DRL-09] [DRL-12] [DRL-04]', async () => {
    const items = menu('/aide');
    const inputs = { isMobileView: true, focusOnLastItem: true };
    const mobile = await openMenu(<Drilldown parent={null} items={items} inputs={inputs} onClose={onClose} />);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Aide');
    await mobile.user.tab();
    expect(document.activeElement).toBe(button('Fermer le menu'));
    await mobile.user.tab({ shift: true });
    expect(focused()).toBe('Aide');
    mobile.show(
      <Drilldown
        parent={null}
        items={items}
        inputs={{ ...inputs, disableFocusTrap: true, hideCloseIcon: true }}
        onClose={onClose}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Fermer le menu' })).toBeNull();
    await mobile.user.tab();
    expect(focused()).toBe('après');
    expect(onClose).not.toHaveBeenCalled();
    mobile.unmount();
    mobile.stop();
    const desktop = await openList({}, parent, items);
    expect(document.querySelector('[aria-current="page"]')).toBeNull();
    desktop.stop();
  });
});

describe('the menu’s panel', () => {
  const openPanel = (changes: Partial<NavigationProperties> = {}) =>
    openMenu(<Panel items={menu()} properties={properties(changes)} />);

  it('is a dialog that begins on its first item and closes by its button, beside it and by Escape, told without detail [NAV-09] [DRL-03]', async () => {
    const { user, told, actions, container, unmount, stop } = await openPanel();
    const dialog = screen.getByRole('dialog', { name: 'Navigation principale' });
    expect(focused()).toBe('Conseils');
    await user.click(within(dialog).getByRole('button', { name: 'Fermer le menu' }));
    const overlay = container.querySelector('[data-overlay]');
    if (overlay) await user.click(overlay);
    expect(told).toEqual([
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
    const { user, told, actions, stop } = await openPanel({ showMobileTrigger: false });
    await user.keyboard('{Escape}');
    expect(told.at(-1)).toEqual(['closemobile', { mobileMenuOpened: false }]);
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
      <Panel items={items} properties={chosen} />
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
