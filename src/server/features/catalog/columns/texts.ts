import type { OpenedArrays, PackedArrays } from '../../../packedArrays';

/** Texts as UTF-8 one behind the other; each is decoded when it is asked for. */
export interface Texts {
  readonly size: number;
  /** Throws a RangeError for a place that does not exist. */
  at(place: number): string;
}

/** Texts that are also found by what they say. */
export interface OrderedTexts extends Texts {
  /** The places with exactly this text, ascending. */
  placesOf(text: string): readonly number[];
  /** The first of them; -1: none. */
  placeOf(text: string): number;
  /** All places in the order of the bytes of their texts, equal ones ascending. */
  readonly order: Uint32Array;
  bytesAt(place: number): Uint8Array;
}

const packedBytes = (name: string, texts: readonly Uint8Array[]): PackedArrays => {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach(({ length }, index) => (starts[index + 1] = (starts[index] ?? 0) + length));
  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  texts.forEach((text, index) => {
    bytes.set(text, starts[index]);
  });
  return { [`${name}.starts`]: starts, [`${name}.bytes`]: bytes };
};

export const textArrays = (name: string, texts: readonly string[]): PackedArrays =>
  packedBytes(
    name,
    texts.map((text) => Buffer.from(text)),
  );

export const orderedTextArrays = (name: string, texts: readonly string[]): PackedArrays => {
  const bytes = texts.map((text) => Buffer.from(text));
  const order = Uint32Array.from(texts.keys()).sort(
    (a, b) => Buffer.compare(bytes[a] ?? Buffer.alloc(0), bytes[b] ?? Buffer.alloc(0)) || a - b,
  );
  return { ...packedBytes(name, bytes), [`${name}.order`]: order };
};

const openBytes = (arrays: OpenedArrays, name: string) => {
  const { buffer, byteOffset, byteLength } = arrays.bytes(`${name}.bytes`);
  const starts = arrays.counts(`${name}.starts`);
  return { bytes: Buffer.from(buffer, byteOffset, byteLength), starts };
};

export const openTexts = (arrays: OpenedArrays, name: string): Texts => {
  const { bytes, starts } = openBytes(arrays, name);
  const size = starts.length - 1;
  return {
    size,
    at(place) {
      if (!(place >= 0 && place < size)) throw new RangeError(`There is no ${name} at ${place}.`);
      return bytes.toString('utf8', starts[place], starts[place + 1]);
    },
  };
};

export const openOrderedTexts = (arrays: OpenedArrays, name: string): OrderedTexts => {
  const { bytes, starts } = openBytes(arrays, name);
  const order = arrays.counts(`${name}.order`);
  const againstText = (place: number, wanted: Buffer): number =>
    bytes.compare(wanted, 0, wanted.length, starts[place], starts[place + 1]);
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
  const bytesAt = (place: number): Uint8Array => bytes.subarray(starts[place], starts[place + 1]);
  const placesOf = (text: string): readonly number[] => {
    const wanted = Buffer.from(text);
    const places: number[] = [];
    for (let position = positionOf(wanted); position < order.length; position += 1) {
      const place = order[position] ?? 0;
      if (againstText(place, wanted) !== 0) break;
      places.push(place);
    }
    return places;
  };
  return {
    ...openTexts(arrays, name),
    order,
    placesOf,
    placeOf: (text) => placesOf(text)[0] ?? -1,
    bytesAt,
  };
};

/** By place of the texts: where each stands among others that have none twice; -1: nowhere. One walk through both orders. */
export const placesAmong = (texts: OrderedTexts, others: OrderedTexts): Int32Array => {
  const places = new Int32Array(texts.size).fill(-1);
  let position = 0;
  for (const place of texts.order) {
    const text = texts.bytesAt(place);
    const against = (): number => Buffer.compare(others.bytesAt(others.order[position] ?? 0), text);
    while (position < others.size && against() < 0) position += 1;
    if (position < others.size && against() === 0) places[place] = others.order[position] ?? -1;
  }
  return places;
};
