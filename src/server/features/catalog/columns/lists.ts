import type { OpenedArrays, PackedArrays } from '../../../packedArrays';

/** A list of whole numbers for each row: those of row n are `values` from `starts[n]` to before `starts[n + 1]`. */
export interface Lists {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
  /** The list of a row; empty for an unknown one. */
  at(row: number): Uint32Array;
}

function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, row) => (starts[row + 1] = (starts[row] ?? 0) + length));
  return starts;
}

const openedLists = (starts: Uint32Array, values: Uint32Array): Lists => ({
  starts,
  values,
  at: (row) => values.subarray(starts[row] ?? 0, starts[row + 1] ?? 0),
});

/** Builds lists from arrays. */
export function listsOf(lists: readonly (readonly number[])[]): Lists {
  const starts = startsOf(lists.map(({ length }) => length));
  const values = new Uint32Array(starts.at(-1) ?? 0);
  lists.forEach((list, row) => values.set(list, starts[row]));
  return openedLists(starts, values);
}

export function listArrays(name: string, lists: readonly (readonly number[])[]): PackedArrays {
  const { starts, values } = listsOf(lists);
  return { [`${name}.starts`]: starts, [`${name}.values`]: values };
}

/** The inverted lists: for each of `size` values the rows whose lists contain it, ascending. */
export function inverted(lists: readonly (readonly number[])[], size: number): readonly (readonly number[])[] {
  const rows = Array.from({ length: size }, (): number[] => []);
  lists.forEach((list, row) => {
    for (const value of new Set(list)) rows[value]?.push(row);
  });
  return rows;
}

export const openLists = (arrays: OpenedArrays, name: string): Lists =>
  openedLists(arrays.counts(`${name}.starts`), arrays.counts(`${name}.values`));
