import fc from 'fast-check';
import { fingerprint, hashInSteps, sliceFingerprints, toFingerprint } from '../../src/journal/fingerprint';

const SEED = { seed: 20_260_701, numRuns: 300 };

function nested(depth: number, leaf: unknown, frozen: boolean): unknown {
  let value = leaf;
  for (let i = 0; i < depth; i++) value = frozen ? Object.freeze({ inner: value }) : [value];
  return value;
}
class Cart {
  readonly lines = [];
}
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffled(item)]),
  );
}

test('a JSON round trip and another order of keys keep the fingerprint', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(fingerprint(JSON.parse(JSON.stringify(value)))).toBe(fingerprint(value));
      expect(fingerprint(shuffled(value))).toBe(fingerprint(value));
      expect(fingerprint(value)).toMatch(/^[0-9a-f]{4}$/);
    }),
    SEED,
  );
});

test('working in steps gives the same fingerprint', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const steps = hashInSteps(value);
      let step = steps.next();
      while (!step.done) step = steps.next();
      expect(toFingerprint(step.value)).toBe(fingerprint(value));
    }),
    SEED,
  );
});

test('different values differ, but for one pair in 65,536', () => {
  const prints = new Set<string>();
  for (let i = 0; i < 2000; i++) prints.add(fingerprint({ cart: { lines: [{ sku: 'SKU-1', quantity: i }] } }));
  // 2,000 draws among 65,536 leave about 30 repeated.
  expect(prints.size).toBeGreaterThan(1940);
});

test.each([
  [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ],
  [
    { a: { x: 1 }, b: {} },
    { a: {}, b: { x: 1 } },
  ],
  [
    [1, 2],
    [2, 1],
  ],
  [
    ['ab', 'c'],
    ['a', 'bc'],
  ],
  [{ a: '1' }, { a: 1 }],
  [{ a: null }, {}],
  [{ a: false }, { a: 0 }],
  [[], {}],
  [[[]], []],
  ['', null],
  [{ '1': 'a' }, ['', 'a']],
  [0.1, 0.2],
  [4294967296, 0],
])('%j and %j are told apart', (one, other) => {
  // The 32 bits before folding, because 16 bits may collide by chance.
  expect(hashInSteps(one).next().value).not.toBe(hashInSteps(other).next().value);
});

test('what JSON does not tell apart is not told apart: undefined, holes, minus zero', () => {
  expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }));
  expect(fingerprint([undefined, 1])).toBe(fingerprint([null, 1]));
  // eslint-disable-next-line no-sparse-arrays -- the hole is the case
  expect(fingerprint([, 1])).toBe(fingerprint([null, 1]));
  expect(fingerprint({ a: -0 })).toBe(fingerprint({ a: 0 }));
});

test.each([
  ['a date', new Date(0), 'Date'],
  ['a map', new Map(), 'Map'],
  ['a function', () => 1, 'function'],
  ['a symbol', Symbol('x'), 'symbol'],
  ['a big integer', 1n, 'bigint'],
  ['NaN', NaN, 'NaN'],
  ['an infinite number', -Infinity, '-Infinity'],
  ['an instance', new Cart(), 'Cart'],
])('%s is refused by name, at any depth', (_title, value, name) => {
  expect(() => fingerprint({ deep: [{ value }] })).toThrow(new TypeError(`unserialisable ${name}`));
  expect(() => fingerprint(nested(5000, value, false))).toThrow(TypeError);
});

test('data nested a hundred thousand deep neither overflows nor loses its leaf', () => {
  for (const frozen of [true, false]) {
    const one = fingerprint(nested(100_000, 1, frozen));
    expect(fingerprint(nested(100_000, 1, frozen))).toBe(one);
    expect(fingerprint(nested(100_000, 2, frozen))).not.toBe(one);
  }
});

test('a cycle is refused', () => {
  const cycle: { self?: unknown } = {};
  cycle.self = { inner: cycle };
  expect(() => fingerprint(cycle)).toThrow('unserialisable cycle');
});

/** A list of a thousand frozen objects, and the number of times that the keys of any of them were read. */
function watchedList() {
  let reads = 0;
  const watched = (value: object): object =>
    Object.freeze(
      new Proxy(Object.freeze(value), {
        ownKeys(target) {
          reads++;
          return Reflect.ownKeys(target);
        },
      }),
    );
  return { list: Object.freeze(Array.from({ length: 1000 }, (_, id) => watched({ id }))), reads: () => reads };
}

test('only what changed is read again', () => {
  const { list, reads } = watchedList();
  fingerprint({ list, small: Object.freeze({ a: 1 }) });
  const first = reads();
  expect(first).toBeGreaterThanOrEqual(1000);
  fingerprint({ list, small: Object.freeze({ a: 2 }) });
  expect(reads()).toBe(first);
});

test('however much is hashed beside it, what is met each time is not read again; what was not met for long is, and has the same fingerprint', () => {
  const kept = watchedList();
  const left = watchedList();
  const fingerprints = [kept.list, left.list].map(fingerprint);
  const first = [kept.reads(), left.reads()];
  for (let round = 0; round < 60; round += 1) {
    const beside = Object.freeze(Array.from({ length: 1000 }, (_, id) => Object.freeze({ id, round })));
    fingerprint({ list: kept.list, beside });
  }
  expect([kept.list, left.list].map(fingerprint)).toEqual(fingerprints);
  expect(kept.reads()).toBe(first[0]);
  expect(left.reads()).toBeGreaterThanOrEqual((first[1] ?? 0) + 1000);
});

test('what is not frozen is read again, because it may have changed', () => {
  const open = { lines: [1] };
  const before = fingerprint(open);
  open.lines.push(2);
  expect(fingerprint(open)).not.toBe(before);
});

test('slice fingerprints name the slices whose reference changed, came or left', () => {
  const cart = { lines: [] };
  const before = { cart, menu: { open: false }, gone: {} };
  const after = { cart, menu: { open: true }, fresh: {} };
  expect(sliceFingerprints(after, before)).toEqual({
    menu: fingerprint({ open: true }),
    fresh: fingerprint({}),
    gone: '',
  });
  expect(sliceFingerprints({ cart }, { cart })).toBeUndefined();
});
