/**
 * Numbers and texts one after another in one block of bytes, which is read where it lies. It begins with MAGIC, the format
 * and the number of sections, then where each section begins and how many bytes it has; each begins at a multiple of eight.
 * Numbers are little-endian, as on every processor that Node runs on.
 */

const MAGIC = 0x43_49_44_58;
const HEAD_WORDS = 3;
const ALIGNMENT = 8;

const aligned = (size: number): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT;

/** One block of these sections. */
export const joinSections = (format: number, sections: readonly ArrayBufferView[]): Uint8Array => {
  const headSize = aligned((HEAD_WORDS + 2 * sections.length) * 4);
  const size = sections.reduce((sum, { byteLength }) => sum + aligned(byteLength), headSize);
  const bytes = new Uint8Array(size);
  const head = new Uint32Array(bytes.buffer, 0, HEAD_WORDS + 2 * sections.length);
  head.set([MAGIC, format, sections.length]);
  let start = headSize;
  sections.forEach(({ buffer, byteOffset, byteLength }, number) => {
    head.set([start, byteLength], HEAD_WORDS + 2 * number);
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), start);
    start += aligned(byteLength);
  });
  return bytes;
};

/** A block's sections in order. */
export interface Sections {
  readonly bytes: () => Uint8Array;
  readonly numbers: () => Uint32Array;
}

/** Where a block can be read in place; a copy of one that lies across the bounds of numbers. */
const inPlace = (block: Uint8Array): Uint8Array => (block.byteOffset % ALIGNMENT === 0 ? block : new Uint8Array(block));

/** The format of a block, undefined of what is none. */
export const formatOf = (block: Uint8Array): number | undefined => {
  if (block.byteLength < HEAD_WORDS * 4) return undefined;
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  return view.getUint32(0, true) === MAGIC ? view.getUint32(4, true) : undefined;
};

/** Reads the sections of a block one after another. Throws on a damaged block, and on one of another format. */
export const openSections = (block: Uint8Array, format: number): Sections => {
  if (formatOf(block) !== format) throw new Error(`This is no block of the format ${format}.`);
  const { buffer, byteOffset, byteLength } = inPlace(block);
  const view = new DataView(buffer, byteOffset, byteLength);
  let next = 0;
  const take = (): readonly [start: number, length: number] => {
    const at = (HEAD_WORDS + 2 * next) * 4;
    next += 1;
    if (next > view.getUint32(8, true)) throw new Error('The block has fewer sections than are read.');
    const [start, length] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
    if (start + length > byteLength) throw new Error('The block ends within a section.');
    return [byteOffset + start, length];
  };
  return {
    bytes: () => new Uint8Array(buffer, ...take()),
    numbers() {
      const [start, length] = take();
      return new Uint32Array(buffer, start, length / 4);
    },
  };
};
