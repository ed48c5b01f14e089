import ChevronDown from 'lucide-react/icons/chevron-down';
import Grip from 'lucide-react/icons/grip';
import { memo, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { NavigationProperties } from '../../../../../contract/site/siteConfiguration';
import { useShopDispatch } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Icon } from '../../../../ui/controls/Icon';
import { isPlainClick } from '../../../../ui/controls/isPlainClick';
import { menuClosed, menuItemToggled } from '../../menuSlice';
import { APP_LAUNCHER_ID, MORE_ITEM_ID } from '../../view/barItems';
import type { MenuViewItem } from '../../view/menuViewItem';
import { ListTheme } from './bar.styles';
import { Drilldown } from '../drilldown/Drilldown';
import { LinksBelow } from './LinksBelow';
import { useAppLauncher } from '../useAppLauncher';
import { linkProps, useFollow } from '../useFollow';

interface BarItemProps {
  readonly item: MenuViewItem;
  /** No place for it: it stays unseen in the row, to be measured, and is shown in "more". */
  readonly hidden: boolean;
  readonly properties: NavigationProperties;
  /** Closes whatever submenu is open, and tells the page so. */
  readonly onClose: () => void;
}

/** An item of the bar with its list while it is selected. */
export const BarItem = memo(function BarItem({ item, hidden, properties, onClose }: BarItemProps) {
  const dispatch = useShopDispatch();
  const place = useRef<HTMLLIElement>(null);
  const isMore = item.id === MORE_ITEM_ID;
  const closed = (how: 'escaped' | 'left') => {
    if (how === 'escaped') place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    dispatch(menuClosed());
  };
  // From its list the focus leaves by the list's own rules, from the parent itself by this one.
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!item.isSelected || !(relatedTarget instanceof Element) || target.closest('[data-drilldown]')) return;
    if (!place.current?.contains(relatedTarget) && !relatedTarget.closest('[data-drilldown]')) onClose();
  };
  return (
    <li ref={place} data-menu-item={item.id} data-overflowed={hidden ? '' : undefined} onBlur={leave}>
      <Face item={item} onClose={onClose} />
      {item.isSelected && (
        <ListTheme $styles={properties.customThemeStylesList}>
          <Drilldown
            parent={item}
            items={item.subMenu}
            inputs={{
              itemLimit: properties.itemLimit,
              showBackLabel: properties.showBackLabel,
              hideCloseIcon: properties.hideCloseIcon,
              isMoreMenu: isMore,
              focusOnFirstItem: true,
              noFocusNextOnClose: true,
            }}
            onClose={closed}
          />
        </ListTheme>
      )}
      {item.subMenu.length > 0 && (
        <noscript>
          <LinksBelow items={item.subMenu} />
        </noscript>
      )}
    </li>
  );
});

/** What of an item is in the row: a parent opens its list, a leaf is a link, the launcher a button. */
function Face({ item, onClose }: { readonly item: MenuViewItem; readonly onClose: () => void }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const launch = useAppLauncher();
  const { follow, intend } = useFollow();
  const current = item.active ? ({ 'aria-current': 'page' } as const) : {};
  if (item.id === APP_LAUNCHER_ID) {
    return (
      <button
        type="button"
        aria-label={item.label}
        onClick={(event) => {
          onClose();
          launch(event.currentTarget);
        }}
      >
        <Icon icon={Grip} size="small" />
      </button>
    );
  }
  if (item.subMenu.length > 0) {
    const toggle = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // The one that was open is told of before another opens; a second click closes what the first has opened.
      onClose();
      if (!item.isSelected) dispatch(menuItemToggled({ id: item.id }));
    };
    // In the list Escape is the list's own; on the open parent the focus stays where it is.
    const press = (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && item.isSelected) onClose();
      else if (item.href !== null) onSpace(event);
    };
    const face = {
      'aria-expanded': item.isSelected,
      ...current,
      ...(item.id === MORE_ITEM_ID && { 'aria-label': t('navigation.overflow') }),
      onClick: toggle,
      onKeyDown: press,
    };
    const shown = (
      <>
        <span>{item.label}</span>
        <Icon icon={ChevronDown} size="xx-small" />
      </>
    );
    return item.href === null ? (
      <button type="button" {...face}>
        {shown}
      </button>
    ) : (
      <a href={item.href} {...linkProps(item)} {...face}>
        {shown}
      </a>
    );
  }
  if (item.href === null) return <span>{item.label}</span>;
  return (
    <a
      href={item.href}
      {...linkProps(item)}
      {...current}
      onClick={(event) => follow(event, item, onClose)}
      onKeyDown={onSpace}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && intend(item)}
      onTouchStart={() => intend(item)}
    >
      <span>{item.label}</span>
    </a>
  );
}

/** Space does on a link what Enter does by itself (NAV-12). */
function onSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
