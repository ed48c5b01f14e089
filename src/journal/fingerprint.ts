/**
 * Hashes by object. An object's hash is made of those of its fields, so a state that shares all but one branch with an
 * earlier one costs only this branch. Only hashes of frozen objects are kept, because other objects may change.
 */
let memo = new WeakMap<object, number>();
/**
 * The memo before the current one, kept until that one is replaced; hashes that are still looked up move to the current
 * one.
 */
let olderMemo = new WeakMap<object, number>();
let memoised = 0;
/**
 * Entries after which a memo is replaced. The engine copies the table of a WeakMap in one go when it is full, or when
 * many of its objects are gone: with 40,000 entries that takes more than 10 ms.
 */
const MEMO_SIZE = 20_000;

function memoise(node: object, hash: number): void {
  if (memoised >= MEMO_SIZE) {
    olderMemo = memo;
    memo = new WeakMap();
    memoised = 0;
  }
  memo.set(node, hash);
  memoised += 1;
}

function memoisedHash(node: object): number | undefined {
  const known = memo.get(node);
  if (known !== undefined) return known;
  const older = olderMemo.get(node);
  if (older !== undefined) memoise(node, older);
  return older;
}

/** Deeper nesting is hashed with an explicit stack instead of recursion. */
const RECURSION_LIMIT = 100;
/** Nodes hashed between two pauses. */
const NODES_PER_STEP = 64;

/** Looked up once, because it runs for every character. */
const { imul } = Math;

const TEXT = 0x51ed270b;
const KEY = 0x2545f491;
const ENTRY = 0x27d4eb2f;

function scramble(hash: number): number {
  const once = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

function hashText(text: string, seed: number): number {
  let hash = seed ^ text.length;
  for (let index = 0; index < text.length; index++) hash = imul(hash ^ text.charCodeAt(index), 0x01000193);
  return scramble(hash);
}

/**
 * Hashes of long keys. A cache has a long key for each request, all of which are hashed again whenever one of its
 * entries changes.
 */
const longKeys = new Map<string, number>();
const LONG_KEY = 16;
const LONG_KEYS_KEPT = 2_000;

function hashKey(key: string): number {
  if (key.length < LONG_KEY) return hashText(key, KEY);
  const known = longKeys.get(key);
  if (known !== undefined) return known;
  const hash = hashText(key, KEY);
  if (longKeys.size >= LONG_KEYS_KEPT) longKeys.clear();
  longKeys.set(key, hash);
  return hash;
}

/** Whether JSON restores the value unchanged: plain objects of any realm, and arrays. */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function refuse(value: unknown): never {
  const name = typeof value === 'object' && value !== null ? value.constructor.name : typeof value;
  throw new TypeError(`unserialisable ${typeof value === 'number' ? String(value) : name}`);
}

function hashValue(value: unknown, depth: number, done?: Map<object, number>): number {
  switch (typeof value) {
    case 'string':
      return hashText(value, TEXT);
    case 'number':
      // JSON has no NaN and no infinity, and restores -0 as 0.
      if (!Number.isFinite(value)) return refuse(value);
      return (value | 0) === value ? scramble(value ^ 0x1b873593) : hashText(String(value), 0x1b873593);
    case 'boolean':
      return value ? 0x3c6ef372 : 0x5be0cd19;
    case 'undefined':
      return 0x6a09e667;
    case 'object': {
      if (value === null) return 0x6a09e667;
      const known = done?.get(value) ?? memoisedHash(value);
      if (known !== undefined) return known;
      if (depth < RECURSION_LIMIT) return combine(value, depth + 1);
      const steps = hashInSteps(value);
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    }
    default:
      return refuse(value);
  }
}

/**
 * Order matters in arrays and not among keys; undefined fields are skipped, and holes in an array count as null, as in
 * JSON.
 */
function combine(node: object, depth: number, done?: Map<object, number>): number {
  if (!isPlain(node)) return refuse(node);
  let hash: number;
  if (Array.isArray(node)) {
    hash = 0x3f84d5b5 ^ node.length;
    for (const item of node as unknown[]) hash = scramble(imul(hash, 31) + hashValue(item, depth, done));
  } else {
    hash = 0x47b5481d;
    const fields = node as Readonly<Record<string, unknown>>;
    // Not with Object.entries: creating an array per entry takes longer than the hashing.
    for (const key of Object.keys(fields)) {
      const item = fields[key];
      if (item === undefined) continue;
      hash = (hash + scramble(imul(hashKey(key), ENTRY) + hashValue(item, depth, done))) | 0;
    }
    hash = scramble(hash);
  }
  if (Object.isFrozen(node)) memoise(node, hash);
  return hash;
}

/**
 * The hash of `hashValue`, but with an explicit stack, so that no nesting overflows, and with a pause every few dozen
 * nodes, so that the caller can spread a large state over several tasks. Throws a TypeError for what JSON would lose,
 * and for a cycle.
 */
export function* hashInSteps(root: unknown): Generator<undefined, number> {
  if (typeof root !== 'object' || root === null) return hashValue(root, 0);
  const done = new Map<object, number>();
  const open = new Set<object>();
  const stack: object[] = [root];
  let visited = 0;
  for (let node = stack.at(-1); node; node = stack.at(-1)) {
    const leaving = open.has(node);
    if (leaving) {
      open.delete(node);
      done.set(node, combine(node, RECURSION_LIMIT, done));
    }
    if (leaving || done.has(node) || memoisedHash(node) !== undefined) {
      stack.pop();
      continue;
    }
    open.add(node);
    if (!isPlain(node)) refuse(node);
    for (const child of Object.values(node) as unknown[]) {
      if (typeof child !== 'object' || child === null) continue;
      if (open.has(child)) throw new TypeError('unserialisable cycle');
      if (memoisedHash(child) === undefined) stack.push(child);
    }
    if (++visited % NODES_PER_STEP === 0) yield;
  }
  return done.get(root) ?? hashValue(root, 0);
}

/** A hash as 4 hex digits. */
export function toFingerprint(hash: number): string {
  return ((hash ^ (hash >>> 16)) & 0xffff).toString(16).padStart(4, '0');
}

/**
 * Fingerprint of a value as 4 hex digits (16 bits): equal for values with equal JSON, whatever the order of keys.
 * Throws a TypeError for what JSON would lose (dates, maps, class instances, functions, NaN).
 */
export function fingerprint(value: unknown): string {
  return toFingerprint(hashValue(value, 0));
}

function slicesOf(state: unknown): [string, unknown][] {
  return typeof state === 'object' && state !== null ? Object.entries(state) : [];
}

/**
 * Fingerprints of the slices of `state` whose reference differs from `previous`, "" for a removed slice; undefined when
 * there is none. Without `previous`, of every slice.
 */
export function sliceFingerprints(state: unknown, previous?: unknown): Record<string, string> | undefined {
  const before = new Map(slicesOf(previous));
  const changed: Record<string, string> = {};
  for (const [slice, value] of slicesOf(state)) {
    if (value !== before.get(slice)) changed[slice] = fingerprint(value);
    before.delete(slice);
  }
  for (const slice of before.keys()) changed[slice] = '';
  return Object.keys(changed).length > 0 ? changed : undefined;
}
