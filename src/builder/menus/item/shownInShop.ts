import type { MenuItem } from '../../../contract/catalog/menu';
import { profileItems } from '../../../storefront/layout/header';
import { toViewItems } from '../../../storefront/layout/menus';

/** What the shop renders for an item: nothing, a label, a button that opens a window, or a link to `href`. */
export type ShownItem = { readonly is: 'hidden' | 'label' | 'window' } | { readonly is: 'link'; readonly href: string };

/** Calls the functions with which the shop itself renders its menus: the profile menu has rules of its own. */
export function shownInShop(item: MenuItem, isProfileMenu: boolean): ShownItem {
  const withoutSubMenu = { ...item, subMenu: [] };
  if (isProfileMenu) {
    const [shown] = profileItems({ menuItems: [withoutSubMenu] }, []);
    if (!shown) return { is: 'hidden' };
    return shown.actionType === 'Modal' ? { is: 'window' } : { is: 'link', href: shown.actionValue };
  }
  const [shown] = toViewItems([withoutSubMenu], { address: '/', newWindowLabel: (label) => label });
  if (!shown) return { is: 'hidden' };
  return shown.href === null ? { is: 'label' } : { is: 'link', href: shown.href };
}
