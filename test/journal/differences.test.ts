import { differencesBetween, summaryOf } from '../../src/journal/differences';

test.each([
  [{ a: 1, b: [1] }, { a: 1, b: [1] }, []],
  [{ a: 1 }, { a: 2 }, [{ path: ['a'], before: 1, after: 2 }]],
  [{ a: undefined }, {}, []],
  [{}, { a: { b: 1 } }, [{ path: ['a'], after: { b: 1 } }]],
  [{ a: null }, { a: undefined }, [{ path: ['a'], before: null }]],
  [[1, 2, 3], [1, 5, 3], [{ path: [1], before: 2, after: 5 }]],
  [[1, 2, 3], [1, 3], [{ path: [1], before: 2 }]],
  [[{ id: 1 }, { id: 2 }], [{ id: 0 }, { id: 1 }, { id: 2 }], [{ path: [0], after: { id: 0 } }]],
  [
    [1, 2],
    [1, 2, 3, 4],
    [
      { path: [2], after: 3 },
      { path: [3], after: 4 },
    ],
  ],
  [[1, 1, 1], [1, 1], [{ path: [2], before: 1 }]],
  [{ a: [] }, { a: {} }, [{ path: ['a'], before: [], after: {} }]],
  ['a', 'b', [{ path: [], before: 'a', after: 'b' }]],
])('%j and %j differ as %j', (before, after, differences) => {
  expect(differencesBetween(before, after)).toEqual(differences);
});

test('what both sides share is not looked into', () => {
  const shared = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('looked into');
      },
    },
  );
  expect(differencesBetween({ a: 1, shared }, { a: 2, shared })).toEqual([{ path: ['a'], before: 1, after: 2 }]);
});

test.each([
  [undefined, '–'],
  [12, '12'],
  [{ id: 'x' }, '{"id":"x"}'],
  [Array.from({ length: 60 }, (_, index) => index), 'list of 60'],
  [{ a: 'x'.repeat(90) }, '{ a }'],
  ['é'.repeat(100), `"${'é'.repeat(59)}…" (100 characters)`],
])('%j in one line is %s', (value, line) => {
  expect(summaryOf(value)).toBe(line);
});
