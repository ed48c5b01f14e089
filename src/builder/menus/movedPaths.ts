import type { ItemPath, Target } from '../draft';

const startsWith = (path: ItemPath, above: ItemPath): boolean => above.every((place, level) => path[level] === place);

/** The path with its place in the list that `beside` is in shifted, where it stands at `from` or behind in that list. */
const shifted = (path: ItemPath, beside: ItemPath, by: 1 | -1): ItemPath => {
  const level = beside.length - 1;
  const above = beside.slice(0, level);
  const [own, place] = [path[level], beside[level]];
  if (own === undefined || place === undefined || own < place || !startsWith(path, above)) return path;
  return [...above, own + by, ...path.slice(level + 1)];
};

/** Where an item stands once one was put in at `inserted`. */
export const afterInsertion = (path: ItemPath, inserted: ItemPath): ItemPath => shifted(path, inserted, 1);

/** Where an item stands once the one at `removed` is gone; null where it went with it. */
export const afterRemoval = (path: ItemPath, removed: ItemPath): ItemPath | null =>
  startsWith(path, removed) ? null : shifted(path, removed, -1);

/** The path at which an item that goes to a target stands in the tree before the move; `inside` is an empty list. */
export const insertedAt = ({ path, where }: Target): ItemPath => {
  if (where === 'inside') return [...path, 0];
  return where === 'before' ? path : [...path.slice(0, -1), (path.at(-1) ?? 0) + 1];
};

/** Where an item stands once the one at `from` went to a target. */
export const afterMove = (path: ItemPath, from: ItemPath, target: Target): ItemPath => {
  const there = afterRemoval(insertedAt(target), from);
  if (there === null) return path;
  const left = afterRemoval(path, from);
  return left === null ? [...there, ...path.slice(from.length)] : afterInsertion(left, there);
};
