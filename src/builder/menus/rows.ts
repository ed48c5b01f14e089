import type { MenuItem } from '../../contract/catalog/menu';
import type { ItemPath, DocumentPath } from '../draft';

/** A path as text: the key of rows and expanded items. */
export const keyOf = (path: ItemPath): string => path.join('.');
export const pathOfKey = (key: string): ItemPath => (key === '' ? [] : key.split('.').map(Number));

/** The document path of an item. */
export const itemPathInDocument = (menu: string, path: ItemPath): DocumentPath => [
  'menus',
  menu,
  ...path.flatMap((index, level) => (level === 0 ? [index] : ['subMenu', index])),
];

/** A visible row of the tree: an item whose ancestors are all expanded. */
export interface TreeRowView {
  readonly key: string;
  readonly path: ItemPath;
  readonly label: string;
  /** The item's level, counted from 1, like its position among its siblings. */
  readonly level: number;
  readonly position: number;
  readonly size: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/** The visible rows from top to bottom. */
export const rowsOf = (
  items: readonly MenuItem[],
  isOpen: (key: string) => boolean,
  above: ItemPath = [],
): TreeRowView[] =>
  items.flatMap((item, index) => {
    const path = [...above, index];
    const key = keyOf(path);
    const hasChildren = item.subMenu.length > 0;
    const open = hasChildren && isOpen(key);
    const row: TreeRowView = {
      key,
      path,
      label: item.label,
      level: path.length,
      position: index + 1,
      size: items.length,
      hasChildren,
      isOpen: open,
    };
    return open ? [row, ...rowsOf(item.subMenu, isOpen, path)] : [row];
  });

/** How many items there are, submenus included. */
export const countItems = (items: readonly MenuItem[]): number =>
  items.reduce((count, { subMenu }) => count + 1 + countItems(subMenu), 0);
