import Fastify, { type FastifyInstance } from 'fastify';
import { requestValidator } from '../../src/server/http/schemas/validators';
import { addItemBody, addItemsBody, cartItemParams, cartItemsQuery } from '../../src/contract/cart/cartItem.schema';
import { createCartBody } from '../../src/contract/cart/cart.schema';
import { isReady } from '../../src/contract/cart/cart';
import { ANY_PATHS, anyPathTo } from '../../src/contract/otherClientPaths';
import { LATE_PATHS, latePathTo } from '../../src/contract/latePaths';
import { PATHS, pathTo } from '../../src/contract/paths';
import { productSearchBody, searchQuery } from '../../src/contract/search/search.schema';
import { priceListBody } from '../../src/contract/prices/price.schema';

let server: FastifyInstance;
beforeEach(() => {
  server = Fastify().setValidatorCompiler(requestValidator());
});
afterEach(() => server.close());

async function posted(schema: object, payload: object): Promise<number> {
  server.post('/call', { schema: { body: schema } }, (_request, reply) => reply.send({}));
  return (await server.inject({ method: 'POST', url: '/call', payload })).statusCode;
}

const line = { productId: '01t000000000001AAA', quantity: '2', type: 'Product' };

test.each([
  ['a cart line', addItemBody, line],
  ['a cart line with a number', addItemBody, { ...line, quantity: 2 }],
  ['a batch', addItemsBody, { inputs: [{ richInput: line }] }],
  ['a cart of which nothing is said', createCartBody, {}],
  ['a list of prices', priceListBody, { pricingLineItems: [{ productId: '01t000000000001' }] }],
  [
    'a search with refinements',
    productSearchBody,
    {
      searchTerm: 'lait',
      categoryId: null,
      refinements: [{ attributeType: 'Custom', nameOrId: 'Brand__c', type: 'DistinctValue', values: ['A'] }],
    },
  ],
])('%s is accepted', async (_what, schema, payload) => {
  expect(await posted(schema, payload)).toBe(200);
});

test.each([
  ['a cart line with a field nobody knows', addItemBody, { ...line, price: '0.01' }],
  ['a batch with such a line', addItemsBody, { inputs: [{ richInput: { ...line, price: '0.01' } }] }],
  ['a batch of nothing', addItemsBody, { inputs: [] }],
  ['a batch beyond its limit', addItemsBody, { inputs: Array.from({ length: 101 }, () => ({ richInput: line })) }],
  ['a cart line without a product', addItemBody, { quantity: '1' }],
  ['a list of no prices', priceListBody, { pricingLineItems: [] }],
])('%s is refused', async (_what, schema, payload) => {
  expect(await posted(schema, payload)).toBe(400);
});

test('what every client may send, and what nobody knows, is accepted in a query; numbers and flags are read', async () => {
  server.get('/items', { schema: { querystring: cartItemsQuery } }, (request, reply) => reply.send(request.query));
  const response = await server.inject(
    '/items?language=fr&asGuest=true&htmlEncode=false&effectiveAccountId=001&later=x&pageNumber=2&includeCoupons=false',
  );
  expect(response.json()).toMatchObject({
    pageNumber: 2,
    includeCoupons: false,
    effectiveAccountId: '001',
    later: 'x',
  });
});

test.each(['pageSize=0', 'pageSize=101', 'pageNumber=0', 'sort=Random'])('the query %s is refused', async (query) => {
  server.get('/items', { schema: { querystring: cartItemsQuery } }, (request, reply) => reply.send(request.query));
  expect((await server.inject(`/items?${query}`)).statusCode).toBe(400);
});

test('search pages count from 0 and hold at most 200', async () => {
  server.get('/search', { schema: { querystring: searchQuery } }, (request, reply) => reply.send(request.query));
  expect((await server.inject('/search?page=0&pageSize=200')).statusCode).toBe(200);
  expect((await server.inject('/search?page=-1')).statusCode).toBe(400);
  expect((await server.inject('/search?pageSize=201')).statusCode).toBe(400);
});

test('every path of the table can be registered and is reached by the path made from it', async () => {
  for (const url of Object.values(ANY_PATHS))
    server.get(url, (request, reply) => reply.send({ url: request.routeOptions.url }));
  const reached = async (path: string): Promise<unknown> => (await server.inject(path)).json();
  const webstoreId = '0ZE000000000001AAA';
  const item = latePathTo('cartItem', { webstoreId, cartStateOrId: 'current', cartItemId: 'a/b' });
  expect(await reached(item)).toEqual({ url: LATE_PATHS.cartItem });
  expect(await reached(anyPathTo('giftWrap', { webstoreId }))).toEqual({ url: ANY_PATHS.giftWrap });
  expect(await reached(pathTo('categoryChildren', { webstoreId }))).toEqual({ url: PATHS.categoryChildren });
  expect(await reached(anyPathTo('currentCompactSummary', { webstoreId }))).toEqual({
    url: ANY_PATHS.currentCompactSummary,
  });
});

test('the parts of a path arrive decoded, under the names of its parameters', async () => {
  server.get(LATE_PATHS.cartItem, { schema: { params: cartItemParams } }, (request, reply) =>
    reply.send(request.params),
  );
  const values = { version: 'v65.0', webstoreId: '0ZE000000000001AAA', cartStateOrId: 'current', cartItemId: 'a/é' };
  expect((await server.inject(latePathTo('cartItem', values))).json()).toEqual(values);
});

test('only a cart in processing is not ready, whatever else another server may say', () => {
  expect(['Completed', 'Errored', 'Unheard', null, undefined].map(isReady)).toEqual([true, true, true, true, true]);
  expect(isReady('Processing')).toBe(false);
});
