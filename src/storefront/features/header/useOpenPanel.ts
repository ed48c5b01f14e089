import type { MouseEvent } from 'react';
import { HOME_ADDRESS } from '../../../contract/pageReference';
import { useShopDispatch } from '../../app/hooks';
import { menuPanelRequested } from '../menus';

/** Where the menu's button leads without a script: the categories on the home page. */
export const allCategoriesAddress = `${HOME_ADDRESS}#rayons`;

export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Opens the panel of all categories instead of following the link, unless the link is wanted elsewhere. */
export function useOpenPanel() {
  const dispatch = useShopDispatch();
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    dispatch(menuPanelRequested());
  };
}
