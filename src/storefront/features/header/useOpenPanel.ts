import type { MouseEvent } from 'react';
import { HOME_ADDRESS } from '../../../contract/pageReference';
import { useShopDispatch } from '../../app/hooks';
import { isPlainClick } from '../../ui/controls/isPlainClick';
import { menuPanelRequested } from '../menus';

/** Where the menu's button leads without a script: the categories on the home page. */
export const allCategoriesAddress = `${HOME_ADDRESS}#rayons`;

/** Opens the panel of all categories instead of following the link, unless the link is wanted elsewhere. */
export function useOpenPanel() {
  const dispatch = useShopDispatch();
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    dispatch(menuPanelRequested());
  };
}
