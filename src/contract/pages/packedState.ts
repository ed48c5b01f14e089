/**
 * The state of a page in the form in which its document carries it: a list or object that occurs in it more than once
 * is written once, so is a text where that is shorter, and so are the field names of objects with the same fields. The
 * server packs it, the browser unpacks it.
 */

/**
 * A number is the index of a repeated value. A list begins with 0, an object with the number of its list of names,
 * counted from 1. A text that begins with `MARK` has JSON after it: a number, or a text that itself begins with `MARK`.
 */
type Written = null | boolean | number | string | readonly Written[];

export interface PackedState {
  readonly names: readonly (readonly Written[])[];
  /** The values that are written once and referred to by index; each refers only to those before it. */
  readonly repeated: readonly Written[];
  readonly value: Written;
}

const MARK = '=';
/** The usual number of characters of a reference, with its comma. */
const REFERENCE_LENGTH = 3;
const QUOTES_LENGTH = 2;

type Plain = null | boolean | string;

/** One value, however often it occurs. */
interface Part {
  readonly id: number;
  /** A plain value as it is written; a list or an object is written by its kind and its inner parts. */
  readonly plain: Plain | undefined;
  readonly kind: number;
  readonly inner: readonly Part[];
  /** How often the value occurs inside lists, objects and lists of names; of equal ones of these, one is counted. */
  uses: number;
  /** Its index among the repeated values; undefined: it is written out. */
  index: number | undefined;
}

/**
 * A node of a tree whose branches are field names: the names on the way to a node are a list of fields. `number` is the
 * position of that list in `PackedState.names`, counted from 1; absent: no object so far has exactly these fields in
 * this order.
 */
interface Kind {
  readonly longer: Map<string, Kind>;
  number?: number;
}

const nothing: readonly Part[] = [];

const newKind = (): Kind => ({ longer: new Map() });

function longerBy(kind: Kind, name: string): Kind {
  const known = kind.longer.get(name) ?? newKind();
  kind.longer.set(name, known);
  return known;
}

function writtenPlain(value: unknown): Plain {
  if (typeof value === 'string' && !value.startsWith(MARK)) return value;
  return value === null || typeof value === 'boolean' ? value : MARK + JSON.stringify(value);
}

const writtenOut = ({ plain, kind, inner }: Part): Written =>
  plain === undefined ? [kind, ...inner.map(written)] : plain;

const written = (part: Part): Written => part.index ?? writtenOut(part);

function isWorthReferring({ plain, uses }: Part): boolean {
  if (uses < 2 || typeof plain === 'boolean' || plain === null) return false;
  return plain === undefined || (uses - 1) * (plain.length + QUOTES_LENGTH) > uses * REFERENCE_LENGTH;
}

/**
 * Packs a value of JSON; like `JSON.stringify` it leaves out undefined fields. Each page waits for it, so lists and
 * objects are compared by the ids of their parts, not by their whole texts.
 */
export function packState(state: unknown): PackedState {
  const all: Part[] = [];
  const plains = new Map<unknown, Part>();
  const groups = new Map<string, Part>();
  const kinds = newKind();
  const names: (readonly Part[])[] = [];

  function made(plain: Plain | undefined, kind: number, inner: readonly Part[]): Part {
    for (const one of inner) one.uses += 1;
    const part = { id: all.length, plain, kind, inner, uses: 0, index: undefined };
    all.push(part);
    return part;
  }
  function plainOf(value: unknown): Part {
    const known = plains.get(value) ?? made(writtenPlain(value), 0, nothing);
    plains.set(value, known);
    return known;
  }
  function groupOf(kind: number, inner: readonly Part[]): Part {
    let key = `${kind}`;
    for (const { id } of inner) key += `,${id}`;
    const known = groups.get(key) ?? made(undefined, kind, inner);
    groups.set(key, known);
    return known;
  }
  function numberOf(kind: Kind, fields: readonly string[]): number {
    if (kind.number !== undefined) return kind.number;
    const found = fields.map(plainOf);
    for (const one of found) one.uses += 1;
    kind.number = names.push(found);
    return kind.number;
  }
  function read(value: unknown): Part {
    if (typeof value !== 'object' || value === null) return plainOf(value ?? null);
    if (Array.isArray(value)) return groupOf(0, value.map(read));
    const fields: string[] = [];
    const inner: Part[] = [];
    let kind = kinds;
    for (const [name, field] of Object.entries(value) as [string, unknown][]) {
      if (field === undefined) continue;
      fields.push(name);
      inner.push(read(field));
      kind = longerBy(kind, name);
    }
    return groupOf(numberOf(kind, fields), inner);
  }

  const root = read(state);
  const repeated: Written[] = [];
  // `all` has each part after the parts inside it, so a part refers only to earlier ones.
  for (const part of all) {
    if (isWorthReferring(part)) part.index = repeated.push(writtenOut(part)) - 1;
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
