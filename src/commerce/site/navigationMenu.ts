import type { MenuItem } from '../../contract/catalog/menu';
import { HOME_ADDRESS } from '../../contract/pages/pageReference';

const HOME_LABEL = 'Accueil';

/** The item that leads to the home page. */
export const homeItem = (): MenuItem => ({
  actionType: 'InternalLink',
  actionValue: HOME_ADDRESS,
  imageUrl: null,
  label: HOME_LABEL,
  target: 'CurrentWindow',
  subMenu: [],
  pageReference: null,
});

export interface NavigationMenuOptions {
  /** Action types whose items are left out, with their submenus. */
  readonly skippedTypes: readonly string[];
  readonly addHomeMenuItem: boolean;
  readonly includeImageUrl: boolean;
}

/** A menu of the site's document as the call for navigation menus answers it; a preview uses it for unsaved menus. */
export function navigationMenu(items: readonly MenuItem[], options: NavigationMenuOptions): MenuItem[] {
  const shown = (list: readonly MenuItem[]): MenuItem[] =>
    list
      .filter((item) => !options.skippedTypes.includes(item.actionType))
      .map((item) => ({
        ...item,
        imageUrl: options.includeImageUrl ? item.imageUrl : null,
        subMenu: shown(item.subMenu),
      }));
  return [...(options.addHomeMenuItem ? [homeItem()] : []), ...shown(items)];
}
