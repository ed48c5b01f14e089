import type { ReplaySchema, Upcaster } from '../../../src/journal/schema/schema';
import { upcastTo } from '../../../src/journal/schema/upcast';

const upcasters: readonly Upcaster[] = [
  {
    of: 'actions',
    name: 'menu/chosen',
    from: 1,
    slices: ['menu'],
    up: ({ type, payload }) => ({ type, payload: { name: payload } }),
  },
  {
    of: 'actions',
    name: 'menu/chosen',
    from: 2,
    slices: ['menu'],
    up: ({ type, payload }) => ({ type, payload: { ...(payload as object), by: 'pointer' } }),
  },
  { of: 'slices', name: 'menu', from: 1, up: (slice) => ({ ...(slice as object), deep: false }) },
  {
    of: 'endpoints',
    name: 'list',
    from: 1,
    up: (args) => (typeof args === 'number' ? [args, { size: 9, page: args }] : [args]),
  },
];
const schema: ReplaySchema = {
  versions: { actions: { 'menu/chosen': 3 }, slices: { menu: 2 }, endpoints: { list: 2 } },
  upcasters,
  knows: () => true,
  arrival: 'page/arrived',
};
function upcast(recorded = {}) {
  const found = upcastTo(schema, recorded, 'api');
  if (!found) throw new Error('There is nothing to bring into another shape.');
  return found;
}
const both = ['list(1)', 'list({"page":1,"size":9})'];

test('a recording of today is left as it is', () => {
  expect(upcastTo(schema, schema.versions, 'api')).toBeUndefined();
});

test('an action goes from its version to the next until it is one of today [REP-08]', () => {
  expect(upcast().action({ type: 'menu/chosen', payload: 'milk' })).toEqual({
    value: [{ type: 'menu/chosen', payload: { name: 'milk', by: 'pointer' } }],
    slices: ['menu', 'menu'],
  });
  expect(upcast({ actions: { 'menu/chosen': 2 } }).action({ type: 'menu/chosen', payload: { name: 'milk' } })).toEqual({
    value: [{ type: 'menu/chosen', payload: { name: 'milk', by: 'pointer' } }],
    slices: ['menu'],
  });
  const other = { type: 'menu/closed' };
  expect(upcast().action(other)).toEqual({ value: [other], slices: [] });
});

const query = { status: 'fulfilled', endpointName: 'list', originalArgs: 1, data: ['milk'] };

test('a state has its slices and its cache in the shapes of today, with tags and subscriptions [REP-08]', () => {
  const cache = {
    queries: { 'list(1)': query, 'other(1)': { endpointName: 'other' } },
    provided: {
      tags: { Goods: { all: ['other(1)', 'list(1)'] } },
      keys: { 'list(1)': [{ type: 'Goods', id: 'all' }] },
    },
    subscriptions: { 'list(1)': { r1: {} } },
    config: { online: true },
  };
  expect(upcast().state({ menu: { open: true }, api: cache, cart: 1 })).toEqual({
    value: {
      menu: { open: true, deep: false },
      api: {
        queries: {
          'list(1)': query,
          'list({"page":1,"size":9})': { ...query, originalArgs: { page: 1, size: 9 } },
          'other(1)': { endpointName: 'other' },
        },
        provided: {
          tags: { Goods: { all: ['other(1)', ...both] } },
          keys: Object.fromEntries(both.map((key) => [key, [{ type: 'Goods', id: 'all' }]])),
        },
        subscriptions: Object.fromEntries(both.map((key) => [key, { r1: {} }])),
        config: { online: true },
      },
      cart: 1,
    },
    slices: ['menu', 'api'],
  });
});

test('an arrival carries slices and cache in the shapes of today [REP-08]', () => {
  const arrived = {
    type: 'page/arrived',
    payload: { at: 1, slices: { menu: {} }, api: { queries: { 'list(1)': query } } },
  };
  const { value, slices } = upcast().action(arrived);
  expect(value).toEqual([
    {
      type: 'page/arrived',
      payload: {
        at: 1,
        slices: { menu: { deep: false } },
        api: {
          queries: { 'list(1)': query, 'list({"page":1,"size":9})': { ...query, originalArgs: { page: 1, size: 9 } } },
        },
      },
    },
  ]);
  expect([...slices].sort()).toEqual(['api', 'menu']);
});

test("the cache's actions are done for each key of today [REP-08]", () => {
  const actions = (action: { type: string; [field: string]: unknown }) => upcast().action(action).value;
  const arg = { endpointName: 'list', originalArgs: 1, queryCacheKey: 'list(1)' };
  expect(actions({ type: 'api/executeQuery/pending', meta: { requestId: 'r1', arg } })).toEqual([
    { type: 'api/executeQuery/pending', meta: { requestId: 'r1', arg } },
    {
      type: 'api/executeQuery/pending',
      meta: { requestId: 'r1', arg: { ...arg, originalArgs: { page: 1, size: 9 }, queryCacheKey: both[1] } },
    },
  ]);
  expect(actions({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey: 'list(1)' } })).toEqual(
    both.map((queryCacheKey) => ({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey } })),
  );
  const provided = [
    { queryCacheKey: 'list(1)', providedTags: ['Goods'] },
    { queryCacheKey: 'other(1)', providedTags: [] },
  ];
  expect(actions({ type: 'api/invalidation/updateProvidedBy', payload: provided })).toEqual([
    {
      type: 'api/invalidation/updateProvidedBy',
      payload: [...both.map((queryCacheKey) => ({ queryCacheKey, providedTags: ['Goods'] })), provided[1]],
    },
  ]);
  const patches = [{ op: 'add', path: ['list(1)', 'r1'], value: {} }];
  expect(actions({ type: 'api/internalSubscriptions/subscriptionsUpdated', payload: patches })).toEqual([
    {
      type: 'api/internalSubscriptions/subscriptionsUpdated',
      payload: both.map((key) => ({ op: 'add', path: [key, 'r1'], value: {} })),
    },
  ]);
});

test.each([
  [{ type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'list', originalArgs: { page: 1, size: 9 } } } }],
  [{ type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'other', originalArgs: 1 } } }],
  [{ type: 'api/queries/removeQueryResult', payload: { queryCacheKey: 'other(1)' } }],
  [{ type: 'api/queries/removeQueryResult', payload: { queryCacheKey: 'list(undefined)' } }],
  [{ type: 'api/invalidateTags', payload: ['Goods'] }],
  [{ type: 'notices/raised', payload: { id: 'list(1)' } }],
])('what has the shape of today already, or is about something else, stays the same object: %j', (action) => {
  const { value, slices } = upcast().action(action);
  expect(value[0]).toBe(action);
  expect([value.length, slices]).toEqual([1, []]);
});
