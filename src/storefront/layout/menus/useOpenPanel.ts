import type { MouseEvent } from 'react';
import { useShopDispatch, useShopStore } from '../../kernel/hooks';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import { menuClosed, menuPanelRequested, selectPanelOpen } from './menuSlice';

/** The hamburger's target without JavaScript: the bar, which `:target` shows on small screens too. */
export const MENU_ANCHOR = 'menu';

/** Makes a link to the menu (the hamburger, a link in the footer) toggle the panel instead of following its address. */
export function useOpenPanel() {
  const store = useShopStore();
  const dispatch = useShopDispatch();
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    dispatch(selectPanelOpen(store.getState()) ? menuClosed() : menuPanelRequested());
  };
}
