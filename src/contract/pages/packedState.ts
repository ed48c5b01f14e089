/**
 * The state of a page as its document carries it: whatever occurs in it more than once, a text, a list or an object,
 * stands there once, and so do the names that like objects have. The server packs it, the browser unpacks it.
 */

/**
 * A number is the place of a repeated value. A list begins with 0, an object with the number of its names, counted from
 * 1. A text that begins with the mark is JSON: numbers, and texts that begin with it themselves.
 */
type Written = null | boolean | number | string | readonly Written[];

export interface PackedState {
  readonly names: readonly (readonly Written[])[];
  /** Each refers only to those before it. */
  readonly repeated: readonly Written[];
  readonly value: Written;
}

const MARK = '=';
/** About as many characters does a reference have, with its comma. */
const REFERENCE_LENGTH = 3;

/** One value, however often it occurs. */
interface Part {
  readonly id: number;
  /** A plain value as it is written; a list or an object is written by its kind and its inner parts. */
  readonly plain?: null | boolean | string;
  readonly kind: number;
  readonly inner: readonly Part[];
  /** How often it would be written out. */
  uses: number;
  /** Among the repeated values; undefined: it is written out. */
  place?: number;
}

function writtenPlain(value: unknown): null | boolean | string {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && !value.startsWith(MARK)) return value;
  return value === null || value === undefined ? null : MARK + JSON.stringify(value);
}

const writtenOut = ({ plain, kind, inner }: Part): Written =>
  plain === undefined ? [kind, ...inner.map(written)] : plain;

const written = (part: Part): Written => part.place ?? writtenOut(part);

function isWorthAPlace({ plain, uses }: Part): boolean {
  if (uses < 2 || typeof plain === 'boolean' || plain === null) return false;
  return plain === undefined || (uses - 1) * JSON.stringify(plain).length > uses * REFERENCE_LENGTH;
}

/** Packs a value of JSON; like `JSON.stringify` it leaves out undefined fields. */
export function packState(state: unknown): PackedState {
  const parts = new Map<string, Part>();
  const kinds = new Map<string, number>();
  const names: (readonly Part[])[] = [];

  function partOf(key: string, made: Pick<Part, 'plain' | 'kind' | 'inner'>): Part {
    const known = parts.get(key);
    if (known) return known;
    for (const one of made.inner) one.uses += 1;
    const part = { ...made, id: parts.size, uses: 0 };
    parts.set(key, part);
    return part;
  }
  function read(value: unknown): Part {
    if (typeof value !== 'object' || value === null) {
      const plain = writtenPlain(value);
      // The key of a list or an object begins with a digit.
      return partOf(typeof plain === 'string' ? `"${plain}` : String(plain), { plain, kind: 0, inner: [] });
    }
    const fields = Array.isArray(value) ? null : Object.entries(value).filter(([, field]) => field !== undefined);
    const kind = fields ? kindOf(fields.map(([name]) => name)) : 0;
    const inner = (fields ? fields.map(([, field]) => field as unknown) : (value as readonly unknown[])).map(read);
    return partOf(`${kind}:${inner.map(({ id }) => id).join()}`, { kind, inner });
  }
  function kindOf(fields: readonly string[]): number {
    const key = JSON.stringify(fields);
    const known = kinds.get(key);
    if (known !== undefined) return known;
    const found = fields.map(read);
    for (const one of found) one.uses += 1;
    const kind = names.push(found);
    kinds.set(key, kind);
    return kind;
  }

  const root = read(state);
  const repeated: Written[] = [];
  // A part comes after those in it.
  for (const part of parts.values()) {
    if (isWorthAPlace(part)) part.place = repeated.push(writtenOut(part)) - 1;
  }
  return { names: names.map((fields) => fields.map(written)), repeated, value: written(root) };
}

/** The value that was packed; what occurs in it more than once is the same object. */
export function unpackState({ names, repeated, value }: PackedState): unknown {
  const known: unknown[] = [];
  const read = (part: Written): unknown => {
    if (typeof part === 'number') return known[part];
    if (typeof part === 'string') return part.startsWith(MARK) ? (JSON.parse(part.slice(1)) as unknown) : part;
    if (typeof part !== 'object' || part === null) return part;
    const inner = part.slice(1).map(read);
    const fields = names[Number(part[0]) - 1];
    return fields ? Object.fromEntries(fields.map((field, index) => [read(field), inner[index]])) : inner;
  };
  for (const part of repeated) known.push(read(part));
  return read(value);
}
