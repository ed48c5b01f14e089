import type { MenuItem } from '../../../contract/catalog/menu';
import { MENU_MAX_DEPTH, MENU_MAX_ITEMS } from '../../../contract/constants';
import { categoryAddress } from '../../../contract/pages/pageReference';
import { categoryReference } from '../../../contract/pages/references';
import { homeItem } from '../../../commerce/site/navigationMenu';
import { categoryImageGroups, type Audience, type CatalogSnapshot, type CategoryRecord } from '../catalog';

export interface CategoryMenuOptions {
  readonly addHomeMenuItem: boolean;
  readonly includeImageUrl: boolean;
  /**
   * At most this many items, submenus included, filled level by level so that a limited menu is broad before it is
   * deep. null: only the general limit.
   */
  readonly maxItems: number | null;
  readonly maxLevels: number | null;
  /** Includes categories that are still empty, for drafts. */
  readonly includeEmpty: boolean;
}

/** The ids of the categories within the limits, filled from the top level down. */
function fitting(
  snapshot: CatalogSnapshot,
  isShown: (category: CategoryRecord) => boolean,
  maxItems: number,
  maxLevels: number,
): ReadonlySet<string> {
  const fit = new Set<string>();
  let level: readonly CategoryRecord[] = snapshot.categories.childrenOf(null).filter(isShown);
  for (let depth = 0; depth < maxLevels && level.length > 0; depth += 1) {
    for (const { id } of level) if (fit.size < maxItems) fit.add(id);
    level = level
      .filter(({ id }) => fit.has(id))
      .flatMap(({ id }) => snapshot.categories.childrenOf(id).filter(isShown));
  }
  return fit;
}

/** The category tree as a menu for an audience: at most 5 levels and 2,500 items, whatever is requested (NAV-16). */
export function categoryMenu(snapshot: CatalogSnapshot, audience: Audience, options: CategoryMenuOptions): MenuItem[] {
  const maxItems = Math.min(options.maxItems ?? MENU_MAX_ITEMS, MENU_MAX_ITEMS);
  const maxLevels = Math.min(options.maxLevels ?? MENU_MAX_DEPTH, MENU_MAX_DEPTH);
  const home = options.addHomeMenuItem && maxItems > 0 ? [homeItem()] : [];
  const isShown = ({ id }: CategoryRecord): boolean => options.includeEmpty || audience.productCount(id) > 0;
  const fit = fitting(snapshot, isShown, maxItems - home.length, maxLevels);
  const itemsBelow = (parentId: string | null): MenuItem[] =>
    snapshot.categories
      .childrenOf(parentId)
      .filter(({ id }) => fit.has(id))
      .map((category) => ({
        actionType: 'DataSourceDriven',
        actionValue: categoryAddress(category.urlName, category.id),
        imageUrl: options.includeImageUrl
          ? (categoryImageGroups(snapshot, audience, category, null)[0]?.mediaItems[0]?.url ?? null)
          : null,
        label: category.name,
        target: 'CurrentWindow',
        subMenu: itemsBelow(category.id),
        pageReference: categoryReference(category),
      }));
  return [...home, ...itemsBelow(null)];
}
