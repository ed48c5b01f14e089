import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
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
import { useListClosing } from './useListClosing';
import { useTypeAhead } from './useTypeAhead';

interface DrilldownProps {
  /** The item of the bar whose submenu this is; null for the panel's list. */
  readonly parent: MenuViewItem | null;
  readonly items: readonly MenuViewItem[];
  readonly inputs: DrilldownInputs;
  /** What follows the items of the top level. */
  readonly foot?: ReactNode;
  /** Closes the menu in the state, after its DOM event. `escaped`: the focus is still in the list. */
  readonly onClose: (how: 'escaped' | 'left') => void;
}

/** A list of nested menus that shows one level at a time, with a way back (DRL-01, DRL-02). */
export function Drilldown({ parent, items, inputs, foot, onClose }: DrilldownProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const { follow, intend } = useFollow();
  const { stack, direction, leftId } = useShopSelector(selectDrilldown);
  const root = useRef<HTMLDivElement>(null);
  const typeAhead = useTypeAhead();
  const { isMobileView = false, focusOnFirstItem = false, focusOnLastItem = false } = inputs;
  const path = enteredItems(items, stack);
  const entered = path.at(-1) ?? null;
  const level = path.length;
  usePushedIn(root, !isMobileView);
  useLevelFocus(root, { stack, direction, leftId, focusOnFirstItem, focusOnLastItem });

  const { close, leave } = useListClosing(root, {
    parentId: isMobileView ? null : (parent?.id ?? null),
    staysOpen: isMobileView,
    onClose: (how) => {
      if (how === 'escaped' && inputs.noFocusNextOnClose !== true && root.current) focusNextAfter(root.current);
      onClose(how);
    },
  });
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
      {level === 0 && foot}
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
