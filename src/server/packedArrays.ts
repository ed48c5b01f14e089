/**
 * Named arrays of numbers in one block of bytes, which is read in place: opening creates a view of each array, whatever
 * its length. Numbers have the byte order of the machine, which is little-endian on all that this server runs on.
 *
 * The block: length of the directory (a 32-bit integer), the directory (JSON: name, kind and length of each array), and
 * the arrays in that order, each at a multiple of 8 bytes.
 */
const VIEWS = {
  bytes: (buffer: ArrayBufferLike, start: number, length: number) => new Uint8Array(buffer, start, length),
  counts: (buffer: ArrayBufferLike, start: number, length: number) => new Uint32Array(buffer, start, length),
  places: (buffer: ArrayBufferLike, start: number, length: number) => new Int32Array(buffer, start, length),
  numbers: (buffer: ArrayBufferLike, start: number, length: number) => new Float64Array(buffer, start, length),
} as const;
type Kind = keyof typeof VIEWS;
export type Packed = Uint8Array | Uint32Array | Int32Array | Float64Array;
export type PackedArrays = Readonly<Record<string, Packed>>;

const ALIGNMENT = 8;
const HEAD_BYTES = 4;
const aligned = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

function kindOf(array: Packed): Kind {
  if (array instanceof Float64Array) return 'numbers';
  if (array instanceof Int32Array) return 'places';
  return array instanceof Uint32Array ? 'counts' : 'bytes';
}

type Directory = readonly (readonly [name: string, kind: Kind, length: number])[];

export function packArrays(arrays: PackedArrays): Uint8Array {
  const entries = Object.entries(arrays);
  const directory: Directory = entries.map(([name, array]) => [name, kindOf(array), array.length]);
  const head = Buffer.from(JSON.stringify(directory));
  const first = aligned(HEAD_BYTES + head.length);
  const packed = new Uint8Array(entries.reduce((end, [, { byteLength }]) => end + aligned(byteLength), first));
  new DataView(packed.buffer).setUint32(0, head.length, true);
  packed.set(head, HEAD_BYTES);
  let start = first;
  for (const [, { buffer, byteOffset, byteLength }] of entries) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), start);
    start += aligned(byteLength);
  }
  return packed;
}

/**
 * Opened arrays. Each method but `has` throws if the block has no array of this name and kind: it is another block, or
 * damaged.
 */
export interface OpenedArrays {
  has(name: string): boolean;
  bytes(name: string): Uint8Array;
  /** Whole numbers from 0. */
  counts(name: string): Uint32Array;
  /** Whole numbers; -1 where there is none. */
  places(name: string): Int32Array;
  numbers(name: string): Float64Array;
}

/**
 * Opens a packed block. The arrays are views of it (or of a copy, if it does not start at a multiple of 8 bytes), so it
 * must not be changed.
 */
export function openArrays(block: Uint8Array): OpenedArrays {
  // A view of 8-byte numbers must start at a multiple of 8 of its buffer.
  const { buffer, byteOffset, byteLength } = block.byteOffset % ALIGNMENT === 0 ? block : Uint8Array.from(block);
  const headLength = new DataView(buffer, byteOffset, byteLength).getUint32(0, true);
  const head = Buffer.from(buffer, byteOffset + HEAD_BYTES, headLength).toString();
  // Checked edge: `packArrays` wrote it. Below, an array that would end beyond the buffer throws at once, and a missing
  // one when it is asked for; a block that is cut short within a larger buffer is not noticed.
  const directory = JSON.parse(head) as Directory;
  const found = new Map<string, Packed>();
  let start = byteOffset + aligned(HEAD_BYTES + headLength);
  for (const [name, kind, length] of directory) {
    const array = VIEWS[kind](buffer, start, length);
    found.set(name, array);
    start += aligned(array.byteLength);
  }
  const named = <A extends Packed>(name: string, kind: abstract new (...given: never[]) => A): A => {
    const array = found.get(name);
    if (!(array instanceof kind)) throw new Error(`The block has no ${kind.name} ${name}.`);
    return array;
  };
  return {
    has: (name) => found.has(name),
    bytes: (name) => named(name, Uint8Array),
    counts: (name) => named(name, Uint32Array),
    places: (name) => named(name, Int32Array),
    numbers: (name) => named(name, Float64Array),
  };
}
