import type { OpenedArrays, PackedArrays } from '../../packedArrays';

/** Texts in one block of UTF-8, read in place. */
export interface Texts {
  readonly size: number;
  readonly bytes: Uint8Array;
  /** The offset of each text in the bytes; after the last text, the number of bytes. */
  readonly starts: Uint32Array;
  at(index: number): string;
}

function joinTexts(texts: readonly string[]): Pick<Texts, 'bytes' | 'starts'> {
  const parts = texts.map((text) => Buffer.from(text));
  const starts = new Uint32Array(parts.length + 1);
  parts.forEach((part, index) => {
    starts[index + 1] = (starts[index] ?? 0) + part.byteLength;
  });
  return { bytes: Uint8Array.from(Buffer.concat(parts)), starts };
}

function textsIn({ bytes, starts }: Pick<Texts, 'bytes' | 'starts'>): Texts {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    size: starts.length - 1,
    bytes,
    starts,
    at: (index) => buffer.toString('utf8', starts[index], starts[index + 1]),
  };
}

export function packTexts(name: string, texts: readonly string[]): PackedArrays {
  const { bytes, starts } = joinTexts(texts);
  return { [`${name}.bytes`]: bytes, [`${name}.starts`]: starts };
}

export const openTexts = (arrays: OpenedArrays, name: string): Texts =>
  textsIn({ bytes: arrays.bytes(`${name}.bytes`), starts: arrays.counts(`${name}.starts`) });

/** Makes `Texts` of strings that are not stored. */
export const textsOf = (texts: readonly string[]): Texts => textsIn(joinTexts(texts));

function compareAt({ bytes, starts }: Texts, index: number, text: Uint8Array): number {
  const start = starts[index] ?? 0;
  const length = (starts[index + 1] ?? start) - start;
  const shared = Math.min(length, text.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = (bytes[start + index] ?? 0) - (text[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return length - text.length;
}

/** The index of the first of sorted texts that does not come before `text`. */
export function firstNotBefore(texts: Texts, text: Uint8Array): number {
  let low = 0;
  let high = texts.size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareAt(texts, middle, text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of a text in the sorted list; -1 if it is not in it. */
export function indexOfText(texts: Texts, text: string): number {
  const bytes = Buffer.from(text);
  const index = firstNotBefore(texts, bytes);
  return index < texts.size && compareAt(texts, index, bytes) === 0 ? index : -1;
}

/**
 * The indexes of a text in sorted texts that may contain it several times: its first index and the one after its last;
 * an empty range if they do not contain it.
 */
export function rangeOfText(texts: Texts, text: string): readonly [from: number, to: number] {
  const from = indexOfText(texts, text);
  return from === -1 ? [0, 0] : [from, firstNotBefore(texts, Buffer.from(`${text}\0`))];
}

/** The index after the last of sorted texts that begin with `prefix`. */
export function firstAfterPrefix(texts: Texts, prefix: Uint8Array): number {
  // No text of UTF-8 has this byte, so this is after all that begin with the prefix.
  const after = new Uint8Array(prefix.length + 1);
  after.set(prefix);
  after[prefix.length] = 0xff;
  return firstNotBefore(texts, after);
}

/** The texts, sorted by their bytes, as `indexOfText` needs them. */
export const sortedTexts = (texts: Iterable<string>): string[] =>
  [...texts]
    .map((text) => ({ text, bytes: Buffer.from(text) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ text }) => text);
