import type { OpenedArrays, PackedArrays } from '../../../packedArrays';

/** A list of whole numbers for each place: those of place n are `values` from `starts[n]` to before `starts[n + 1]`. */
export interface Lists {
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
  /** The list of a place; empty for an unknown one. */
  at(place: number): Uint32Array;
}

const startsOf = (lengths: readonly number[]): Uint32Array => {
  const starts = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, index) => (starts[index + 1] = (starts[index] ?? 0) + length));
  return starts;
};

export const listArrays = (name: string, lists: readonly (readonly number[])[]): PackedArrays => {
  const starts = startsOf(lists.map(({ length }) => length));
  const values = new Uint32Array(starts.at(-1) ?? 0);
  lists.forEach((list, index) => values.set(list, starts[index]));
  return { [`${name}.starts`]: starts, [`${name}.values`]: values };
};

/** The lists the other way round: for each of `size` values the places whose lists have it, ascending. */
export const inverted = (lists: readonly (readonly number[])[], size: number): readonly (readonly number[])[] => {
  const places = Array.from({ length: size }, (): number[] => []);
  lists.forEach((list, index) => {
    for (const value of new Set(list)) places[value]?.push(index);
  });
  return places;
};

export const openLists = (arrays: OpenedArrays, name: string): Lists => {
  const starts = arrays.counts(`${name}.starts`);
  const values = arrays.counts(`${name}.values`);
  return { starts, values, at: (place) => values.subarray(starts[place] ?? 0, starts[place + 1] ?? 0) };
};
