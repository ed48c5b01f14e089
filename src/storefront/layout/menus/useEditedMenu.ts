import { useMemo } from 'react';
import { navigationMenu, type NavigationMenuOptions } from '../../../commerce/site/navigationMenu';
import type { Menu } from '../../../contract/catalog/menu';
import { useShopSelector } from '../../kernel/hooks';
import { selectEditedSite } from '../../kernel/preview';

/**
 * A menu by its developer name as the builder has edited it, as the call would answer once it is saved; null where
 * nothing is edited. The same options give the same menu.
 */
export function useEditedMenu(name: string, options: NavigationMenuOptions): Menu | null {
  const site = useShopSelector(selectEditedSite);
  return useMemo(() => site && { menuItems: navigationMenu(site.menus[name] ?? [], options) }, [site, name, options]);
}
