import { encodeRefinements } from '../../../../src/contract/search/refinements';
import { lastSearchPage, type SearchResult } from '../../../../src/contract/search/search';
import { facetOf, refine, type Query } from '../../../support/server/calls/searchCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  [{}],
  [{ searchTerm: '   ' }],
  [{ searchTerm: 'x', page: -1 }],
  [{ searchTerm: 'x', page: 51, pageSize: 100 }],
  [{ searchTerm: 'x', page: 209, pageSize: 24 }],
  [{ searchTerm: 'x', page: 1_000_000_000 }],
  [{ searchTerm: 'x', pageSize: 201 }],
  [{ searchTerm: 'x', pageSize: 0 }],
  [{ searchTerm: 'x', sortRuleId: 'Colour' }],
  [{ searchTerm: 'x', grouping: 'Maybe' }],
  [{ searchTerm: 'x', refinements: 'not base64!' }],
  [{ searchTerm: 'x', refinements: encodeRefinements([refine('Colour__c', 'red')]) }],
  [{ searchTerm: 'x', refinements: encodeRefinements([{ ...refine('Brand__c', '1'), type: 'Range' }]) }],
  [{ searchTerm: 'x', refinements: encodeRefinements(Array.from({ length: 10 }, () => refine('Brand__c', '1'))) }],
  [{ searchTerm: Array.from({ length: 33 }, () => 'mot').join(' ') }],
  // Punctuation separates words as blanks do: these are 33 words, too.
  [{ searchTerm: 'vir.'.repeat(33) }],
  [{ searchTerm: 'x', fields: Array.from({ length: 101 }, (_, index) => `F${index}`).join(',') }],
])('the search %j is refused', async (query: Query) => {
  const answer = await server.get('searchProducts', {}, query);
  expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
});

test.each([1, 7, 20, 24, 100, 200])(
  'the last page that may be linked is answered, of %i products each, and none behind it',
  async (pageSize) => {
    const last = lastSearchPage(pageSize);
    const statuses = await Promise.all(
      [last - 1, last].map(
        async (page) => (await server.get('searchProducts', {}, { searchTerm: 'x', page, pageSize })).status,
      ),
    );
    expect(statuses).toEqual([200, 400]);
    expect(lastSearchPage(pageSize, 1_000_000)).toBe(last);
    expect(lastSearchPage(pageSize, 3 * pageSize)).toBe(3);
    expect(lastSearchPage(pageSize, 3 * pageSize + 1)).toBe(4);
    expect(lastSearchPage(pageSize, 0)).toBe(0);
  },
);

describe('what stands in the Base64 of refinements', () => {
  const nested = (levels: number, inner = '') => '['.repeat(levels) + inner + ']'.repeat(levels);
  const ask = (json: string) =>
    server.get('searchProducts', {}, { searchTerm: 'beurre', refinements: Buffer.from(json).toString('base64') });

  test.each([
    ['arrays in arrays', nested(100_000)],
    ['a refinement below arrays', nested(50_000, JSON.stringify(refine('Brand__c', 'x')))],
    ['values in arrays', `[{"nameOrId":"Brand__c","values":[${nested(50_000, '"x"')}]}]`],
    ['a name in objects', `[{"nameOrId":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)},"values":["x"]}]`],
    ['a number beyond all', '[{"nameOrId":"Brand__c","values":[1e400]}]'],
    ['a prototype', '{"__proto__":{"length":1}}'],
    ['a facet that every object has', '[{"nameOrId":"constructor","values":["x"]}]'],
    ['a facet as long as a body', `[{"nameOrId":"${'x'.repeat(60_000)}","values":["x"]}]`],
  ])('is refused in few words: %s', async (_what, json) => {
    const answer = await ask(json);
    expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
    expect(answer.text.length).toBeLessThan(500);
  });

  test('is not looked at beside its refinements, and a value that every object has is one that no product has', async () => {
    const whole = (await ask('[]')).json<SearchResult>();
    const [brand] = facetOf(whole, 'Brand__c')?.values ?? [];
    const beside = `[{"nameOrId":"Brand__c","values":[${JSON.stringify(brand?.nameOrId)}],"more":${nested(50_000)}}]`;
    expect((await ask(beside)).json<SearchResult>().productsPage.total).toBe(brand?.productCount);
    const inherited = await ask('[{"nameOrId":"Brand__c","values":["__proto__","constructor","\\u0000"]}]');
    expect(inherited.json<SearchResult>().productsPage.total).toBe(0);
  });
});
