import ChevronDown from 'lucide-react/icons/chevron-down';
import Grip from 'lucide-react/icons/grip';
import { memo, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { NavigationProperties } from '../../../../../contract/site/siteConfiguration';
import { withBase } from '../../../../../contract/pages/basePath';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import { Icon } from '../../../../ui/controls/Icon';
import { isPlainClick } from '../../../../ui/controls/isPlainClick';
import { useDataLanguage } from '../../../../features/context';
import { selectFormFactor } from '../../../../features/viewport';
import { menuClosed, menuItemToggled } from '../../menuSlice';
import { ALL_PRODUCTS_TYPE, APP_LAUNCHER_ID, MORE_ITEM_ID } from '../../view/barItems';
import type { MenuViewItem } from '../../view/menuViewItem';
import { ListTheme } from './bar.styles';
import { Drilldown } from '../drilldown/Drilldown';
import { LinksBelow } from './LinksBelow';
import { WideList } from './WideList';
import { useAppLauncher } from '../useAppLauncher';
import { linkProps, useFollow } from '../useFollow';

interface BarItemProps {
  readonly item: MenuViewItem;
  /** The item does not fit: it stays in the row invisibly, to be measured, and is shown in "more". */
  readonly hidden: boolean;
  readonly properties: NavigationProperties;
  /** Closes the open submenu and reports it to the page. */
  readonly onClose: () => void;
}

/** An item of the bar, with its list while it is selected. */
export const BarItem = memo(function BarItem({ item, hidden, properties, onClose }: BarItemProps) {
  const dispatch = useShopDispatch();
  const listItem = useRef<HTMLLIElement>(null);
  const isMore = item.id === MORE_ITEM_ID;
  const isWide = useShopSelector(selectFormFactor) === 'large' && item.type === ALL_PRODUCTS_TYPE;
  const closed = (how: 'escaped' | 'left') => {
    if (how === 'escaped') listItem.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    dispatch(menuClosed());
  };
  // The list handles focus that leaves from inside the list; this function, focus that leaves from the parent itself.
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!item.isSelected || !(relatedTarget instanceof Element) || target.closest('[data-drilldown]')) return;
    if (!listItem.current?.contains(relatedTarget) && !relatedTarget.closest('[data-drilldown]')) onClose();
  };
  return (
    <li
      ref={listItem}
      data-menu-item={item.id}
      data-overflowed={hidden ? '' : undefined}
      data-wide={isWide ? '' : undefined}
      onBlur={leave}
    >
      <Face item={item} onClose={onClose} />
      {item.isSelected && (
        <ListTheme $styles={properties.customThemeStylesList}>
          {isWide ? (
            <WideList parent={item} itemLimit={properties.itemLimit} onClose={closed} />
          ) : (
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
          )}
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

/**
 * An item in the row: a parent opens its list, as a button or, if it has an address, as a link; a leaf is a link or,
 * without an address, text; the app launcher is a button.
 */
function Face({ item, onClose }: { readonly item: MenuViewItem; readonly onClose: () => void }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const dataLanguage = useDataLanguage();
  // "More" and "All products" are the shop's own words.
  const lang = item.id === MORE_ITEM_ID || item.type === ALL_PRODUCTS_TYPE ? undefined : dataLanguage;
  const launch = useAppLauncher();
  const { follow, intend } = useFollow();
  const current = item.active ? ({ 'aria-current': 'page' } as const) : {};
  if (item.id === APP_LAUNCHER_ID) {
    return (
      <button
        type="button"
        data-tooltip
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
      // Reports the previous submenu's closing before another one opens; a second click closes the one just opened.
      onClose();
      if (!item.isSelected) dispatch(menuItemToggled({ id: item.id }));
    };
    // Inside the list, Escape is handled by the list; on the open parent the focus stays.
    const press = (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && item.isSelected) onClose();
      else if (item.href !== null) onSpace(event);
    };
    const face = {
      'aria-expanded': item.isSelected,
      ...current,
      ...(item.id === MORE_ITEM_ID ? { 'aria-label': t('navigation.overflow') } : { 'data-tooltip': true }),
      onClick: toggle,
      onKeyDown: press,
    };
    const shown = (
      <>
        <span lang={lang}>{item.label}</span>
        <Icon icon={ChevronDown} size="xx-small" />
      </>
    );
    return item.href === null ? (
      <button type="button" {...face}>
        {shown}
      </button>
    ) : (
      <a href={withBase(item.href)} {...linkProps(item)} {...face}>
        {shown}
      </a>
    );
  }
  if (item.href === null) return <span lang={lang}>{item.label}</span>;
  return (
    <a
      href={withBase(item.href)}
      data-tooltip
      {...linkProps(item)}
      {...current}
      onClick={(event) => follow(event, item, onClose)}
      onKeyDown={onSpace}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && intend(item)}
      onTouchStart={() => intend(item)}
    >
      <span lang={lang}>{item.label}</span>
    </a>
  );
}

/** Makes Space activate a link as Enter does (NAV-12). */
function onSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
