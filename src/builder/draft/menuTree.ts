import type { MenuItem } from '../../contract/catalog/menu';
import { SITE_LIMITS } from '../../contract/site/siteLimits';

/** The indices of an item and its ancestors in their lists, outermost first; empty: the menu itself. */
export type ItemPath = readonly number[];

/** Where an item goes: before or after the item at the path, or to the end of its submenu. */
export interface Target {
  readonly path: ItemPath;
  readonly where: 'before' | 'after' | 'inside';
}

/** The items below a path; null where there is no such item. */
const listBelow = (items: MenuItem[], path: ItemPath): MenuItem[] | null =>
  path.reduce<MenuItem[] | null>((list, index) => list?.[index]?.subMenu ?? null, items);

/** The item at a path; null where there is none. */
export function itemAt(items: MenuItem[], path: ItemPath): MenuItem | null {
  const index = path.at(-1);
  return index === undefined ? null : (listBelow(items, path.slice(0, -1))?.[index] ?? null);
}

const startsWith = (path: ItemPath, above: ItemPath): boolean => above.every((index, level) => path[level] === index);

/** Levels of an item with all that is below it: 1 without a submenu. */
const levelsOf = (item: MenuItem): number => 1 + Math.max(0, ...item.subMenu.map(levelsOf));

/** Where `path` points once the item at `taken` has been removed. */
function withoutTaken(path: ItemPath, taken: ItemPath): ItemPath {
  const level = taken.length - 1;
  const above = taken.slice(0, level);
  const [own, gone] = [path[level], taken[level]];
  if (own === undefined || gone === undefined || !startsWith(path, above) || own <= gone) return path;
  return [...above, own - 1, ...path.slice(level + 1)];
}

/** Whether a move is allowed: both ends exist, the target is not at or below the item, and no level is too deep. */
export function mayMove(items: MenuItem[], from: ItemPath, { path, where }: Target): boolean {
  const item = itemAt(items, from);
  const isThere = where === 'inside' ? listBelow(items, path) !== null : itemAt(items, path) !== null;
  if (item === null || !isThere || startsWith(path, from)) return false;
  const level = where === 'inside' ? path.length : path.length - 1;
  return level + levelsOf(item) <= SITE_LIMITS.menuDepth;
}

/**
 * Inserts an item at a target, in an immer draft. Returns its path; null, without a change, where the target's list
 * does not exist or is below the deepest level of a menu.
 */
export function insertItem(items: MenuItem[], item: MenuItem, { path, where }: Target): ItemPath | null {
  const above = where === 'inside' ? path : path.slice(0, -1);
  const list = listBelow(items, above);
  if (list === null || above.length >= SITE_LIMITS.menuDepth) return null;
  const beside = (path.at(-1) ?? 0) + (where === 'after' ? 1 : 0);
  const index = where === 'inside' ? list.length : Math.min(beside, list.length);
  list.splice(index, 0, item);
  return [...above, index];
}

/** Removes and returns an item, in an immer draft; null where there is none. */
export function takeItem(items: MenuItem[], path: ItemPath): MenuItem | null {
  const index = path.at(-1);
  const list = index === undefined ? null : listBelow(items, path.slice(0, -1));
  return index === undefined ? null : (list?.splice(index, 1)[0] ?? null);
}

/** Moves an item, in an immer draft. Returns its new path; null, without a change, where the move is not allowed. */
export function moveItem(items: MenuItem[], from: ItemPath, target: Target): ItemPath | null {
  if (!mayMove(items, from, target)) return null;
  const item = takeItem(items, from);
  return item && insertItem(items, item, { ...target, path: withoutTaken(target.path, from) });
}
