import { recordStock } from '../../../../src/server/features/catalog/publication/publishCatalog';
import { logIn } from '../../../support/server/calls/loggedIn';
import { ids, refine, searchCalls } from '../../../support/server/calls/searchCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
let searches: jest.SpyInstance;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  // After these five seconds the results of earlier tests are no longer kept.
  server.clock.advance(5_000);
  searches = jest.spyOn(server.app.catalog.state().snapshot.index, 'find');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const { search, post, category } = searchCalls(() => server);
/** How often the index is searched for these calls. */
async function worked(asking: () => Promise<unknown>): Promise<number> {
  searches.mockClear();
  await asking();
  return searches.mock.calls.length;
}

test('a search is carried out once for all who see and pay the same, by either call, and again after five seconds', async () => {
  const first = await search({ searchTerm: 'beurre' });
  expect(await worked(async () => expect(await search({ searchTerm: 'beurre' })).toEqual(first))).toBe(0);
  expect(await worked(async () => expect(await post({ searchTerm: 'beurre' })).toEqual(first))).toBe(0);
  server.clock.advance(5_000);
  expect(await worked(async () => expect(await search({ searchTerm: 'beurre' })).toEqual(first))).toBe(1);
});

test('a kept answer has the validator and headers of the first, and is known by it', async () => {
  const query = { categoryId: category('cremes') };
  const first = await server.get('searchProducts', {}, query);
  const next = await server.get('searchProducts', {}, query);
  const shown = ({ status, headers, text }: typeof first) => [
    status,
    ['content-type', 'cache-control', 'etag', 'vary'].map((name) => headers[name]),
    text,
  ];
  expect(shown(next)).toEqual(shown(first));
  expect(next.headers['etag']).toMatch(/^W\//);
});

test.each([
  { searchTerm: 'lait' },
  { searchTerm: 'beurre', page: 1 },
  { searchTerm: 'beurre', pageSize: 3 },
  { searchTerm: 'beurre', includePrices: true },
  { searchTerm: 'beurre', fields: ['Name'] },
  { searchTerm: 'beurre', sortRuleId: 'NameAsc' },
  { searchTerm: 'beurre', refinements: [refine('Brand__c', 'Valbrune')] },
  { searchTerm: 'beurre', grouping: { groupingOption: 'NoGrouping' } },
])('another question has an answer of its own: %j', async (body) => {
  await post({ searchTerm: 'beurre' });
  expect(await worked(() => post(body))).toBe(1);
});

test('who sees and pays otherwise, or reads another language, has an answer of their own', async () => {
  const { cookie } = await logIn(server.app, 'hotel@comptoir.example');
  const ask = (headers: Readonly<Record<string, string>> = {}) =>
    server.get('searchProducts', {}, { searchTerm: 'beurre', sortRuleId: 'NameAsc', language: 'en-US' }, headers);
  expect(await worked(() => ask())).toBe(1);
  expect(await worked(() => ask({ cookie }))).toBe(1);
  expect(await worked(() => search({ searchTerm: 'beurre', sortRuleId: 'NameAsc' }))).toBe(1);
  expect(await worked(() => ask())).toBe(0);
});

test('what is ranked by somebody’s own purchases is kept for nobody', async () => {
  const bought = new Map([['01t000000000001AAA', 3]]);
  jest.spyOn(server.app.offers, 'boughtBy').mockResolvedValue(bought);
  for (const times of [1, 1]) expect(await worked(() => search({ searchTerm: 'beurre' }))).toBe(times);
  // An order by name does not depend on purchases, so the result is kept.
  await search({ searchTerm: 'beurre', sortRuleId: 'NameAsc' });
  expect(await worked(() => search({ searchTerm: 'beurre', sortRuleId: 'NameAsc' }))).toBe(0);
});

test('what is sold out meanwhile, and other synonyms, are in the next answer', async () => {
  const [id = ''] = ids(await search({ searchTerm: 'beurre' }));
  await server.app.database.write((db) => recordStock(db, [{ productId: id, onHand: 0 }]));
  server.clock.advance(4_999);
  await search({ searchTerm: 'lait' });
  server.clock.advance(1);
  expect(ids(await search({ searchTerm: 'beurre' }))[0]).not.toBe(id);
  await server.app.webstore.change({ searchSynonyms: ['beurre => mozzarella'] });
  expect(ids(await search({ searchTerm: 'beurre' }))).toEqual(ids(await search({ searchTerm: 'mozzarella' })));
});
