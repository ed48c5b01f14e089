import type { MenuItem } from '../../contract/catalog/menu';

type Items = readonly MenuItem[];

/** A row of two menus side by side: an item of both, renamed or not, or an item that only one of them has. */
export interface Row {
  readonly theirs: MenuItem | undefined;
  readonly mine: MenuItem | undefined;
}

/**
 * Table of the longest common subsequences of both lists' labels: `at(i, j)` is the length for `theirs` from index i
 * and `mine` from index j. Stored row by row, each of `width` numbers.
 */
function commonLengths(theirs: Items, mine: Items): { readonly at: (i: number, j: number) => number } {
  const width = mine.length + 1;
  const lengths = new Uint16Array((theirs.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = theirs.length - 1; i >= 0; i -= 1) {
    for (let j = mine.length - 1; j >= 0; j -= 1) {
      const isSame = theirs[i]?.label === mine[j]?.label;
      lengths[i * width + j] = isSame ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return { at };
}

function within(theirs: Items, mine: Items): Row[] {
  const { at } = commonLengths(theirs, mine);
  const rows: Row[] = [];
  let [i, j] = [0, 0];
  while (i < theirs.length || j < mine.length) {
    const isSame = i < theirs.length && j < mine.length && theirs[i]?.label === mine[j]?.label;
    if (isSame) rows.push({ theirs: theirs[i++], mine: mine[j++] });
    else if (j >= mine.length || (i < theirs.length && at(i + 1, j) >= at(i, j + 1))) {
      rows.push({ theirs: theirs[i++], mine: undefined });
    } else rows.push({ theirs: undefined, mine: mine[j++] });
  }
  return rows;
}

const isBoth = ({ theirs, mine }: Row): boolean => theirs !== undefined && mine !== undefined;

/**
 * Finds renamed items between two items that both sides have: if each side has equally many there, they are paired one
 * by one, provided that at most `renamedByBoth` pairs have a new label on both sides. Otherwise each remains an item of
 * one side only.
 */
function renamed(rows: readonly Row[], isOld: (item: MenuItem) => boolean, renamedByBoth: number): Row[] {
  const theirs = rows.flatMap((row) => row.theirs ?? []);
  const mine = rows.flatMap((row) => row.mine ?? []);
  const pairs = theirs.flatMap((item, index) => (mine[index] ? [{ theirs: item, mine: mine[index] }] : []));
  const isOfBoth = theirs.length === mine.length && pairs.length === mine.length;
  const bothNew = pairs.filter((pair) => !isOld(pair.theirs) && !isOld(pair.mine)).length;
  return isOfBoth && bothNew <= renamedByBoth ? pairs : [...rows];
}

/**
 * Two lists of items side by side, each in its own order. null: an item has moved in one of them, so that the lists can
 * only be taken as a whole. `base` is the common ancestor; null where it is not known.
 */
export function alignItems(theirs: Items, mine: Items, base: Items | null): readonly Row[] | null {
  let start = 0;
  while (start < Math.min(theirs.length, mine.length) && theirs[start]?.label === mine[start]?.label) start += 1;
  const rows = [
    ...theirs.slice(0, start).map((item, index) => ({ theirs: item, mine: mine[index] })),
    ...within(theirs.slice(start), mine.slice(start)),
  ];
  const unmatched = rows.filter((row) => !isBoth(row));
  const labels = new Set(unmatched.flatMap((row) => row.theirs?.label ?? []));
  if (unmatched.some((row) => row.mine !== undefined && labels.has(row.mine.label))) return null;
  const before = new Set(base?.map(({ label }) => label));
  const today = new Set([...theirs, ...mine].map(({ label }) => label));
  const gone = base === null ? Infinity : [...before].filter((label) => !today.has(label)).length;
  const pair = (between: readonly Row[]) => renamed(between, ({ label }) => before.has(label), gone);
  const aligned: Row[] = [];
  let gap: Row[] = [];
  for (const row of rows) {
    if (!isBoth(row)) {
      gap.push(row);
      continue;
    }
    aligned.push(...pair(gap), row);
    gap = [];
  }
  return [...aligned, ...pair(gap)];
}
