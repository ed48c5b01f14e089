import { act, fireEvent, screen } from '@testing-library/react';
import { Drilldown } from '../../../../src/storefront/layout/menus/components/drilldown/Drilldown';
import type { DrilldownInputs } from '../../../../src/storefront/layout/menus/components/drilldown/drilldownInputs';
import type { MenuViewItem } from '../../../../src/storefront/layout/menus/view/menuViewItem';
import { openWindow } from '../../../../src/storefront/platform/windows';
import { leaveFor } from '../../../../src/storefront/platform/page/document';
import { item, manyItems, viewOf } from '../../../support/storefront/menus/menuOf';
import { focused, openMenu } from '../../../support/storefront/menus/openMenu';
import { menu } from '../../../support/storefront/menus/siteMenu';

jest.mock('../../../../src/storefront/platform/windows', () => ({ openWindow: jest.fn() }));
jest.mock('../../../../src/storefront/platform/page/document', () => ({ leaveFor: jest.fn() }));

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
    const { user, heard, container, stop } = await openList();
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
    expect(heard.map(([name, detail]) => [name, (detail as { level?: number } | null)?.level])).toEqual([
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
    const { user, heard, stop } = await openList();
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
    expect(heard.slice(1)).toEqual([
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

  it('moves the focus on when it closes from inside, unless it is to leave it [DRL-13]', async () => {
    const first = await openList({ focusOnFirstItem: true });
    await first.user.keyboard('{Escape}');
    expect(focused()).toBe('après');
    first.stop();
    first.unmount();
    const second = await openList({ focusOnFirstItem: true, noFocusNextOnClose: true });
    await second.user.keyboard('{Escape}');
    expect(focused()).toBe('Recettes');
    second.stop();
    second.unmount();
    const third = await openList({ isMobileView: true, focusOnFirstItem: true });
    await third.user.click(button('Fermer le menu'));
    expect(focused()).toBe('après');
    third.stop();
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
