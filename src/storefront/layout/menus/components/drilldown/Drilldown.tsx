import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { DRILLDOWN_ITEM_LIMIT } from '../../../../../contract/constants';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { IconButton } from '../../../../ui/controls/IconButton';
import { levelEntered, levelLeft, selectDrilldown } from '../../drilldownSlice';
import { enteredItems, type MenuViewItem } from '../../view/menuViewItem';
import type { DrilldownInputs } from './drilldownInputs';
import { focusNextAfter, keepTabInside } from './drilldownKeys';
import { DrilldownLevel } from './DrilldownLevel';
import { ListPosition } from './drilldown.styles';
import { raise } from '../menuDomEvents';
import { useFollow } from '../useFollow';
import { useTypeAhead } from './useTypeAhead';

interface DrilldownProps {
  /** The item whose submenu this is; null for a list of its own. */
  readonly parent: MenuViewItem | null;
  readonly items: readonly MenuViewItem[];
  readonly inputs: DrilldownInputs;
  /** Closes the menu in the state, after its DOM event. `escaped`: the focus is still in the list. */
  readonly onClose: (how: 'escaped' | 'left') => void;
}

/** A list that goes down into submenus and back, one level at a time (DRL-01, DRL-02). */
export function Drilldown({ parent, items, inputs, onClose }: DrilldownProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { follow, intend } = useFollow();
  const { stack, direction, leftId } = useShopSelector(selectDrilldown);
  const root = useRef<HTMLDivElement>(null);
  const closing = useRef(false);
  const pressed = usePressInside(root);
  const typeAhead = useTypeAhead();
  const { isMobileView = false, focusOnFirstItem = false, focusOnLastItem = false } = inputs;
  const path = enteredItems(items, stack);
  const entered = path.at(-1) ?? null;
  const level = path.length;
  usePushedIn(root, !isMobileView);
  useLevelFocus(root, { stack, direction, leftId, focusOnFirstItem, focusOnLastItem });

  const close = (how: 'escaped' | 'left') => {
    if (!root.current || closing.current) return;
    closing.current = true;
    raise(root.current, 'levelchange', { level: 0 });
    raise(root.current, 'closesubmenus', isMobileView || parent === null ? null : { parentItemId: parent.id });
    if (how === 'escaped' && inputs.noFocusNextOnClose !== true) focusNextAfter(root.current);
    onClose(how);
  };
  const enter = (item: MenuViewItem) => {
    if (root.current) raise(root.current, 'levelchange', { level: level + 1 });
    dispatch(levelEntered({ id: item.id }));
  };
  const back = () => {
    if (level === 0) {
      close('escaped');
      return;
    }
    if (root.current) raise(root.current, 'levelchange', { level: level - 1 });
    dispatch(levelLeft());
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    const onBack = target instanceof HTMLElement && target.closest('[data-back]') !== null;
    if (onBack && key !== 'Tab') event.preventDefault();
    if (key === 'Escape') {
      event.stopPropagation();
      back();
    } else if (key === 'Tab') {
      if (!isMobileView || inputs.disableFocusTrap === true || !root.current) return;
      if (keepTabInside(root.current, event.shiftKey)) event.preventDefault();
    } else if (onBack && (key === 'Enter' || key === ' ')) back();
    else if (key === ' ' && target instanceof HTMLAnchorElement) {
      event.preventDefault();
      target.click();
    } else typeAhead(event, root.current);
  };
  const leave = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (isMobileView || pressed.current || !root.current?.ownerDocument.hasFocus()) return;
    const home = root.current.closest('[data-menu-item]') ?? root.current;
    const stays = relatedTarget instanceof Element && relatedTarget.closest('[data-drilldown]') !== null;
    if (!stays && !home.contains(relatedTarget)) close('left');
  };
  return (
    <ListPosition
      ref={root}
      data-drilldown
      $mobile={isMobileView}
      $atEnd={inputs.isMoreMenu === true}
      onKeyDown={press}
      onBlur={leave}
    >
      {isMobileView && inputs.hideCloseIcon !== true && (
        <IconButton icon={X} label={t('navigation.close')} variant="bare" onClick={() => close('escaped')} />
      )}
      <DrilldownLevel
        key={entered?.id ?? 'top'}
        parent={entered ?? parent}
        canGoBack={level > 0}
        items={(entered?.subMenu ?? items).slice(0, inputs.itemLimit ?? DRILLDOWN_ITEM_LIMIT)}
        direction={direction}
        backLabel={inputs.showBackLabel === true ? t('navigation.back') : (entered?.label ?? '')}
        showsActive={isMobileView}
        onBack={back}
        onEnter={enter}
        onFollow={(event, item) => follow(event, item, () => close('left'))}
        onIntend={intend}
      />
    </ListPosition>
  );
}

/** Aligns a list with its item's right edge if it would overflow the page. */
function usePushedIn(root: { readonly current: HTMLElement | null }, isDropdown: boolean): void {
  useLayoutEffect(() => {
    const list = root.current;
    if (!list || !isDropdown) return;
    const edge = list.ownerDocument.documentElement.clientWidth;
    list.toggleAttribute('data-pushed', list.getBoundingClientRect().right > edge);
  }, [root, isDropdown]);
}

interface LevelFocus {
  readonly stack: readonly string[];
  readonly direction: 'forward' | 'back' | null;
  readonly leftId: string | null;
  readonly focusOnFirstItem: boolean;
  readonly focusOnLastItem: boolean;
}

/**
 * Moves the focus on a level change: to the first item of an entered level, to the parent of one that was left, and as
 * requested on opening.
 */
function useLevelFocus(
  root: { readonly current: HTMLElement | null },
  { stack, direction, leftId, focusOnFirstItem, focusOnLastItem }: LevelFocus,
): void {
  useEffect(() => {
    const own = [...(root.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    const first = own[0] ?? root.current?.querySelector<HTMLElement>('[data-all],[data-back]');
    if (direction === 'back') (own.find((item) => item.dataset['item'] === leftId) ?? first)?.focus();
    else if (direction === 'forward' || focusOnFirstItem) first?.focus();
    else if (focusOnLastItem) own.at(-1)?.focus();
  }, [root, stack, direction, leftId, focusOnFirstItem, focusOnLastItem]);
}

/** Whether a pointer is down on the menu: some browsers blur the focused element when something else is pressed. */
function usePressInside(root: { readonly current: HTMLElement | null }) {
  const pressed = useRef(false);
  useEffect(() => {
    const page = root.current?.ownerDocument;
    const home = root.current?.closest('[data-menu-item]') ?? root.current;
    const down = ({ target }: PointerEvent) => {
      pressed.current = target instanceof Node && home?.contains(target) === true;
    };
    const up = () => {
      pressed.current = false;
    };
    page?.addEventListener('pointerdown', down, true);
    page?.addEventListener('click', up);
    page?.addEventListener('pointercancel', up);
    return () => {
      page?.removeEventListener('pointerdown', down, true);
      page?.removeEventListener('click', up);
      page?.removeEventListener('pointercancel', up);
    };
  }, [root]);
  return pressed;
}
