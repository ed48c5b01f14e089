import type { MenuItem } from '../../contract/catalog/menu';
import { categoryAddress } from '../../contract/pages/pageReference';
import type { CategoryRecord } from '../../server/features/catalog';

const item = (label: string, actionType: string, actionValue: string | null, subMenu: MenuItem[] = []): MenuItem => ({
  actionType,
  actionValue,
  imageUrl: null,
  label,
  target: 'CurrentWindow',
  subMenu,
  pageReference: null,
});

export const link = (label: string, address: string, subMenu: MenuItem[] = []): MenuItem =>
  item(label, 'InternalLink', address, subMenu);
export const heading = (label: string, subMenu: MenuItem[]): MenuItem => item(label, 'MenuLabel', null, subMenu);
export const modal = (label: string, name: string): MenuItem => item(label, 'Modal', name);

export const SALES_AIDS = 'outils-daide-à-la-vente';

/**
 * Makes an item for a category by its url name; none for an unknown category. `label` replaces the category's name
 * where the bar needs a shorter one.
 */
export type ToCategory = (urlName: string, subMenu?: MenuItem[], label?: string) => MenuItem[];

export const toCategories =
  (categories: readonly CategoryRecord[]): ToCategory =>
  (urlName, subMenu = [], label) => {
    const category = categories.find((record) => record.urlName === urlName);
    return category === undefined
      ? []
      : [link(label ?? category.name, categoryAddress(category.urlName, category.id), subMenu)];
  };
