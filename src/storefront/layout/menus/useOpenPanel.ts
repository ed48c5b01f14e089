import type { MouseEvent } from 'react';
import { useShopDispatch, useShopStore } from '../../kernel/hooks';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import { menuClosed, menuPanelRequested, selectPanelOpen } from './menuSlice';

/** Where the hamburger leads without a script: the bar, which is there for the asking on small screens too. */
export const MENU_ANCHOR = 'menu';

/** The hamburger opens the panel, and closes it, instead of being followed. */
export function useOpenPanel() {
  const store = useShopStore();
  const dispatch = useShopDispatch();
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    dispatch(selectPanelOpen(store.getState()) ? menuClosed() : menuPanelRequested());
  };
}
