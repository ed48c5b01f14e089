import type { MenuItem } from '../../../../src/contract/catalog/menu';
import { toViewItems, type MenuViewItem } from '../../../../src/storefront/layout/menus/view/menuViewItem';

/** An item as a builder would write it. */
export const item = (label: string, changes: Partial<MenuItem> = {}): MenuItem => ({
  actionType: 'InternalLink',
  actionValue: `/${encodeURIComponent(label.toLowerCase())}`,
  imageUrl: null,
  label,
  target: 'CurrentWindow',
  subMenu: [],
  pageReference: null,
  ...changes,
});

/** A parent; without a destination of its own unless `actionValue` gives one. */
export const group = (label: string, subMenu: MenuItem[], actionValue: string | null = null): MenuItem =>
  item(label, { actionType: actionValue === null ? 'MenuLabel' : 'InternalLink', actionValue, subMenu });

export const manyItems = (count: number, name = 'Rubrique'): MenuItem[] =>
  Array.from({ length: count }, (_, index) => item(`${name} ${String(index + 1)}`));

export const viewOf = (items: readonly MenuItem[], address = '/'): readonly MenuViewItem[] =>
  toViewItems(items, { address, newWindowLabel: (label) => `${label} (nouvelle fenêtre)` });

export const everyItem = (items: readonly MenuViewItem[]): MenuViewItem[] =>
  items.flatMap((one) => [one, ...everyItem(one.subMenu)]);
