import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCallback, useEffect, useMemo, useRef, type MouseEvent, type RefObject } from 'react';
import type { NavigationProperties } from '../../../../../contract/site/siteConfiguration';
import { alignmentOf } from '../../../../../contract/values/enumerations';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { useMessages } from '../../../../messages';
import navigationTexts from '../../../../messages/fr-FR/navigation.json';
import { Icon } from '../../../../ui/controls/Icon';
import { menuClosed, selectHiddenMenuIds, selectSelectedMenuId } from '../../menuSlice';
import { readHeaderMenu } from '../menuArgs';
import { useMenuSettings } from '../menuSettings';
import { MENU_ANCHOR } from '../../useMenuTrigger';
import { barItems } from '../../view/barItems';
import type { MenuViewItem } from '../../view/menuViewItem';
import { BarItem } from './BarItem';
import { BarRoot } from './bar.styles';
import { raise } from '../menuDomEvents';
import { useHeaderMenuItems } from '../useHeaderMenuItems';
import { useOverflow } from './useOverflow';

/** The header's bar with the builder's items and settings. */
function NavigationBar() {
  return <Bar items={useHeaderMenuItems()} properties={useMenuSettings()} />;
}

export const navigationBarModule = { Component: NavigationBar, texts: navigationTexts, reads: readHeaderMenu } as const;

interface BarProps {
  readonly items: readonly MenuViewItem[];
  readonly properties: NavigationProperties;
}

/**
 * The bar. The server's HTML has every link of the menu, for browsers without JavaScript; with JavaScript a click on a
 * parent opens its list, and overflowing items move into "more".
 */
export function Bar({ items, properties }: BarProps) {
  const t = useMessages();
  const hiddenIds = useShopSelector(selectHiddenMenuIds);
  const selectedId = useShopSelector(selectSelectedMenuId);
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { alignment, hideMoreMenu, showAppLauncher } = properties;
  const moreLabel = t('navigation.more');
  const appLauncherLabel = t('navigation.appLauncher');
  const { row, more } = useMemo(() => {
    const choices = { hideMoreMenu, showAppLauncher, selectedId, moreLabel, appLauncherLabel };
    return barItems(items, { ...choices, hiddenIds: hiddenIds ?? [] });
  }, [items, hiddenIds, selectedId, hideMoreMenu, showAppLauncher, moreLabel, appLauncherLabel]);
  const hasRest = items.length + (showAppLauncher ? 1 : 0) > row.length;
  useOverflow(list, row, hideMoreMenu ? 'never' : hasRest ? 'always' : 'whenNeeded');
  const close = useCloseBar(root, selectedId);
  if (items.length === 0) return null;

  const shown = row.filter(({ id }) => hiddenIds?.includes(id) !== true);
  const measured = hiddenIds !== null || hideMoreMenu;
  // A click on the bar's empty area closes the open submenu; clicks on items are handled by the items.
  const onGround = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('[data-menu-item]')) close();
  };
  return (
    <BarRoot
      ref={root}
      id={MENU_ANCHOR}
      aria-label={t('navigation.label')}
      onClick={onGround}
      $styles={properties.customThemeStylesBar}
      $listView={properties.listView}
      $hasTrigger={properties.showMobileTrigger}
    >
      <ul
        ref={list}
        data-align={alignmentOf(alignment)}
        data-wraps={hideMoreMenu ? '' : undefined}
        data-measured={measured ? '' : undefined}
      >
        {row.map((item) => (
          <BarItem key={item.id} item={item} hidden={!shown.includes(item)} properties={properties} onClose={close} />
        ))}
        {more && <BarItem item={more} hidden={false} properties={properties} onClose={close} />}
        {!hideMoreMenu && (
          <li aria-hidden data-probe="">
            <span>
              {moreLabel}
              <Icon icon={ChevronDown} size="xx-small" />
            </span>
          </li>
        )}
      </ul>
    </BarRoot>
  );
}

/** Returns a function that closes the open submenu, and closes it on a press outside the bar (NAV-10). */
function useCloseBar(barRef: RefObject<HTMLElement | null>, selectedId: string | null) {
  const dispatch = useShopDispatch();
  const close = useCallback(() => {
    if (selectedId === null) return;
    if (barRef.current) {
      raise(barRef.current, 'levelchange', { level: 0 });
      raise(barRef.current, 'closesubmenus', { parentItemId: selectedId });
    }
    dispatch(menuClosed());
  }, [barRef, dispatch, selectedId]);
  useEffect(() => {
    const page = barRef.current?.ownerDocument;
    if (selectedId === null || !page) return undefined;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !barRef.current?.contains(target)) close();
    };
    page.addEventListener('pointerdown', closeFromOutside);
    return () => page.removeEventListener('pointerdown', closeFromOutside);
  }, [close, barRef, selectedId]);
  return close;
}
