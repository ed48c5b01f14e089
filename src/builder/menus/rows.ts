import type { MenuItem } from '../../contract/catalog/menu';
import type { ItemPath, Place } from '../draft';

/** A path as text: what open items are kept by, and rows are found by. */
export const keyOf = (path: ItemPath): string => path.join('.');
export const pathOfKey = (key: string): ItemPath => (key === '' ? [] : key.split('.').map(Number));

/** Where an item stands in the document. */
export const itemPlace = (menu: string, path: ItemPath): Place => [
  'menus',
  menu,
  ...path.flatMap((place, level) => (level === 0 ? [place] : ['subMenu', place])),
];

/** A row of the tree: an item whose ancestors are all open. */
export interface TreeRowView {
  readonly key: string;
  readonly path: ItemPath;
  readonly label: string;
  /** From 1, like its place among its siblings. */
  readonly level: number;
  readonly position: number;
  readonly size: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
}

/** The rows in sight, from above. What is in a closed item makes none. */
export const rowsOf = (
  items: readonly MenuItem[],
  isOpen: (key: string) => boolean,
  above: ItemPath = [],
): TreeRowView[] =>
  items.flatMap((item, place) => {
    const path = [...above, place];
    const key = keyOf(path);
    const hasChildren = item.subMenu.length > 0;
    const open = hasChildren && isOpen(key);
    const row: TreeRowView = {
      key,
      path,
      label: item.label,
      level: path.length,
      position: place + 1,
      size: items.length,
      hasChildren,
      isOpen: open,
    };
    return open ? [row, ...rowsOf(item.subMenu, isOpen, path)] : [row];
  });

/** How many items there are, submenus included. */
export const countItems = (items: readonly MenuItem[]): number =>
  items.reduce((count, { subMenu }) => count + 1 + countItems(subMenu), 0);
