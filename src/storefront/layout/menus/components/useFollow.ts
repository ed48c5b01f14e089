import type { MouseEvent } from 'react';
import { isSitePath } from '../../../../contract/pages/pageReference';
import { addressOf } from '../../../../contract/pages/references';
import { isServerPage } from '../../../api';
import { useShopDispatch, useShopStore } from '../../../kernel/hooks';
import { leaveFor } from '../../../platform/page/document';
import { openWindow } from '../../../platform/windows';
import { isPlainClick } from '../../../ui/controls/isPlainClick';
import { navigationIntended, navigationRequested, selectLocation } from '../../../kernel/location';
import { isDirect, leadsOutside } from '../../links';
import { menuItemFollowed } from '../menuSlice';
import type { MenuViewItem } from '../view/menuViewItem';
import { raise } from './menuDomEvents';

/** An item's anchor attributes besides its address, for clicks without JavaScript too (LNK-08). */
export function linkProps({ href, target, ariaLabel }: MenuViewItem) {
  const isExternal = href !== null && leadsOutside(href);
  const newWindow = target === 'NewWindow' && href !== null && !isDirect(href);
  return {
    ...(newWindow && { target: '_blank' }),
    ...((isExternal || newWindow) && { rel: 'noopener noreferrer' }),
    ...(ariaLabel !== null && { 'aria-label': ariaLabel }),
  };
}

/**
 * Follows a link of the menu: reports it by DOM event and action, closes the menu, and navigates. `intend` requests the
 * prefetch of a page of the shop.
 */
export function useFollow() {
  const store = useShopStore();
  const dispatch = useShopDispatch();
  const addressFor = ({ href, target, pageReference }: MenuViewItem): string | null => {
    if (href === null || target === 'NewWindow') return null;
    const { pathname, search } = selectLocation(store.getState());
    if (href.startsWith('#')) return pathname + search + href;
    if (!isSitePath(href) || isServerPage(store.getState(), href)) return null;
    const referred = addressOf(pageReference);
    return referred !== null && isSitePath(referred) ? referred : href;
  };
  const go = (item: MenuViewItem) => {
    const { href, target } = item;
    if (href === null) return;
    const address = addressFor(item);
    if (address !== null) {
      const { pathname, search, hash } = selectLocation(store.getState());
      dispatch(navigationRequested(address, address === pathname + search + hash ? 'REPLACE' : 'PUSH'));
    } else if (isDirect(href) || (target === 'CurrentWindow' && isSitePath(href))) leaveFor(href);
    else openWindow(href, target === 'NewWindow' ? '_blank' : '_self');
  };
  return {
    follow: (event: MouseEvent<HTMLElement>, item: MenuViewItem, close: () => void) => {
      // Clicks with a modifier key are the browser's: new tab, download.
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const { id: menuItemId, type, href, target, pageReference } = item;
      const detail = { menuItemId, type, href, target, pageReference };
      raise(event.currentTarget, 'navigatetopage', detail);
      dispatch(menuItemFollowed(detail));
      close();
      go(item);
    },
    intend: (item: MenuViewItem) => {
      const address = addressFor(item);
      if (address !== null) dispatch(navigationIntended(address));
    },
  };
}
