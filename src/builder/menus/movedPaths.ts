import type { ItemPath, Target } from '../draft';

const startsWith = (path: ItemPath, above: ItemPath): boolean => above.every((index, level) => path[level] === index);

/** Changes the path by `by` where it goes through the list that contains `beside`, at the same index or a later one. */
function shifted(path: ItemPath, beside: ItemPath, by: 1 | -1): ItemPath {
  const level = beside.length - 1;
  const above = beside.slice(0, level);
  const [own, other] = [path[level], beside[level]];
  if (own === undefined || other === undefined || own < other || !startsWith(path, above)) return path;
  return [...above, own + by, ...path.slice(level + 1)];
}

/** The path of an item after another was inserted at `inserted`. */
export const afterInsertion = (path: ItemPath, inserted: ItemPath): ItemPath => shifted(path, inserted, 1);

/** The path of an item after the one at `removed` was removed; null for the removed item and for all below it. */
export const afterRemoval = (path: ItemPath, removed: ItemPath): ItemPath | null =>
  startsWith(path, removed) ? null : shifted(path, removed, -1);

/**
 * The path, in the tree before the move, at which an item dropped on a target is inserted. `where` is `inside` only
 * for an empty list.
 */
export function insertedAt({ path, where }: Target): ItemPath {
  if (where === 'inside') return [...path, 0];
  return where === 'before' ? path : [...path.slice(0, -1), (path.at(-1) ?? 0) + 1];
}

/** The path of an item after the one at `from` was moved to a target. */
export function afterMove(path: ItemPath, from: ItemPath, target: Target): ItemPath {
  const there = afterRemoval(insertedAt(target), from);
  if (there === null) return path;
  const left = afterRemoval(path, from);
  return left === null ? [...there, ...path.slice(from.length)] : afterInsertion(left, there);
}
