import type { OpenedArrays, PackedArrays } from '../../../packedArrays';

/** Texts as one run of UTF-8 bytes; each is decoded on access. */
export interface Texts {
  readonly size: number;
  /** Throws a RangeError for a row that does not exist. */
  at(row: number): string;
}

/** Texts with an index, by which the rows of a given text are found. */
export interface OrderedTexts extends Texts {
  /** The rows with exactly this text, ascending. */
  rowsOf(text: string): readonly number[];
  /** The first row with exactly this text; -1: none. */
  rowOf(text: string): number;
  /** All rows sorted by the bytes of their texts; rows with equal texts ascending. */
  readonly order: Uint32Array;
  bytesAt(row: number): Uint8Array;
}

function packedBytes(name: string, texts: readonly Uint8Array[]): PackedArrays {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach(({ length }, row) => (starts[row + 1] = (starts[row] ?? 0) + length));
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  texts.forEach((text, row) => {
    bytes.set(text, starts[row]);
  });
  return { [`${name}.starts`]: starts, [`${name}.bytes`]: bytes };
}

export const textArrays = (name: string, texts: readonly string[]): PackedArrays =>
  packedBytes(
    name,
    texts.map((text) => Buffer.from(text)),
  );

export function orderedTextArrays(name: string, texts: readonly string[]): PackedArrays {
  const bytes = texts.map((text) => Buffer.from(text));
  const order = Uint32Array.from(texts.keys()).sort(
    (a, b) => Buffer.compare(bytes[a] ?? Buffer.alloc(0), bytes[b] ?? Buffer.alloc(0)) || a - b,
  );
  return { ...packedBytes(name, bytes), [`${name}.order`]: order };
}

function openBytes(arrays: OpenedArrays, name: string) {
  const { buffer, byteOffset, byteLength } = arrays.bytes(`${name}.bytes`);
  const starts = arrays.counts(`${name}.starts`);
  return { bytes: Buffer.from(buffer, byteOffset, byteLength), starts };
}

export function openTexts(arrays: OpenedArrays, name: string): Texts {
  const { bytes, starts } = openBytes(arrays, name);
  const size = starts.length - 1;
  return {
    size,
    at(row) {
      if (!(row >= 0 && row < size)) throw new RangeError(`There is no ${name} at ${row}.`);
      return bytes.toString('utf8', starts[row], starts[row + 1]);
    },
  };
}

export function openOrderedTexts(arrays: OpenedArrays, name: string): OrderedTexts {
  const { bytes, starts } = openBytes(arrays, name);
  const order = arrays.counts(`${name}.order`);
  const againstText = (row: number, wanted: Buffer): number =>
    bytes.compare(wanted, 0, wanted.length, starts[row], starts[row + 1]);
  /** The first position in the order whose text is not before the wanted one. */
  const positionOf = (wanted: Buffer): number => {
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (againstText(order[middle] ?? 0, wanted) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const bytesAt = (row: number): Uint8Array => bytes.subarray(starts[row], starts[row + 1]);
  const rowsOf = (text: string): readonly number[] => {
    const wanted = Buffer.from(text);
    const rows: number[] = [];
    for (let position = positionOf(wanted); position < order.length; position += 1) {
      const row = order[position] ?? 0;
      if (againstText(row, wanted) !== 0) break;
      rows.push(row);
    }
    return rows;
  };
  return {
    ...openTexts(arrays, name),
    order,
    rowsOf,
    rowOf: (text) => rowsOf(text)[0] ?? -1,
    bytesAt,
  };
}

/**
 * By row of the texts: the index of each in another list without duplicates; -1: not in it. One pass through both
 * sorted orders.
 */
export function rowsAmong(texts: OrderedTexts, others: OrderedTexts): Int32Array {
  const rows = new Int32Array(texts.size).fill(-1);
  let position = 0;
  for (const row of texts.order) {
    const text = texts.bytesAt(row);
    const against = (): number => Buffer.compare(others.bytesAt(others.order[position] ?? 0), text);
    while (position < others.size && against() < 0) position += 1;
    if (position < others.size && against() === 0) rows[row] = others.order[position] ?? -1;
  }
  return rows;
}
