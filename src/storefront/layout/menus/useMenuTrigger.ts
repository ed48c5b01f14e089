import type { MouseEvent } from 'react';
import { useShopStore } from '../../kernel/hooks';
import { onIntent } from '../../kernel/lazy';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import { menuPanel } from './lazyMenuPanel';
import { menuClosed, menuPanelPrepared, menuPanelRequested, selectPanelOpen } from './menuSlice';

/** The hamburger's target without JavaScript: the bar, which `:target` shows on small screens too. */
export const MENU_ANCHOR = 'menu';

const panelIntent = onIntent(menuPanel);

/**
 * Props that make a link to the menu (the hamburger, a link in the footer) toggle the panel instead of following its
 * address. The press renders the panel; its release opens it.
 */
export function useMenuTrigger() {
  const store = useShopStore();
  return {
    ...panelIntent,
    'data-menu-trigger': true,
    'aria-haspopup': 'dialog',
    onPointerDown: (event: MouseEvent) => {
      if (isPlainClick(event) && menuPanel.isLoaded()) store.dispatch(menuPanelPrepared());
    },
    // The page is scrolled, or a long press opens the browser's menu.
    onPointerCancel: () => store.dispatch(menuClosed()),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      store.dispatch(selectPanelOpen(store.getState()) ? menuClosed() : menuPanelRequested());
    },
  } as const;
}
