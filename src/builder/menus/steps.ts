import type { MenuItem } from '../../contract/catalog/menu';
import { itemAt, mayMove, type ItemPath, type Target } from '../draft';
import { insertedAt } from './movedPaths';

export const DIRECTIONS = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The target that appends to a submenu, or to the menu: after its last item, or inside where it is empty. */
export function intoItem(items: MenuItem[], path: ItemPath): Target {
  const count = (path.length === 0 ? items : itemAt(items, path)?.subMenu)?.length ?? 0;
  return count === 0 ? { path, where: 'inside' } : { path: [...path, count - 1], where: 'after' };
}

/** Whether a move to the target would leave the item where it is. */
export function staysPut(from: ItemPath, target: Target): boolean {
  const there = insertedAt(target);
  const level = from.length - 1;
  const [own, index] = [from[level] ?? 0, there[level]];
  const isSameList = there.length === from.length && from.slice(0, level).every((at, above) => there[above] === at);
  return isSameList && (index === own || index === own + 1);
}

/**
 * Target of a move by keyboard or button: up or down among its siblings, into the submenu of the sibling above, or out,
 * after its parent; null: the move is impossible.
 */
export function stepTarget(items: MenuItem[], path: ItemPath, direction: Direction): Target | null {
  const above = path.slice(0, -1);
  const index = path.at(-1);
  if (index === undefined) return null;
  const before = [...above, index - 1];
  const targets: Readonly<Record<Direction, Target | null>> = {
    up: { path: before, where: 'before' },
    down: { path: [...above, index + 1], where: 'after' },
    in: index > 0 ? intoItem(items, before) : null,
    out: above.length > 0 ? { path: above, where: 'after' } : null,
  };
  const target = targets[direction];
  return target && mayMove(items, path, target) ? target : null;
}

/** Which part of a row the pointer is over; `share` is the part of its height above the pointer, from 0 to 1. */
export function zoneOf(share: number): Target['where'] {
  if (share < 0.25) return 'before';
  return share <= 0.75 ? 'inside' : 'after';
}

/** Where an item that is dropped on a row is inserted: after an expanded item means before its first child. */
export function dropTarget(items: MenuItem[], { path, where }: Target, isOpen: boolean): Target {
  if (where === 'inside') return intoItem(items, path);
  return where === 'after' && isOpen ? { path: [...path, 0], where: 'before' } : { path, where };
}
