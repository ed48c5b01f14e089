import { useMemo } from 'react';
import { navigationMenu, type NavigationMenuOptions } from '../../../commerce/site/navigationMenu';
import type { Menu } from '../../../contract/catalog/menu';
import { useShopSelector } from '../../kernel/hooks';
import { selectEditedSite } from '../../kernel/preview';

/**
 * A menu by its developer name as the builder has edited it, in the form that the webstore API would answer after
 * saving; null without an edited site. The same options give the same object until the site is edited again.
 */
export function useEditedMenu(name: string, options: NavigationMenuOptions): Menu | null {
  const site = useShopSelector(selectEditedSite);
  return useMemo(() => site && { menuItems: navigationMenu(site.menus[name] ?? [], options) }, [site, name, options]);
}
