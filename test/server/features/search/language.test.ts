import { textsOf } from '../../../../src/commerce/messages/textFiles';
import * as english from '../../../../src/server/texts/english';
import * as french from '../../../../src/server/texts/french';
import type { ApplicationContext } from '../../../../src/contract/context/applicationContext';
import type { SearchResult, SortRules } from '../../../../src/contract/search/search';
import { facetOf } from '../../../support/server/calls/searchCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ENGLISH = { language: 'en-US' };
const search = async (query: Readonly<Record<string, string>>) =>
  (await server.get('searchProducts', {}, { searchTerm: 'beurre', ...query })).json<SearchResult>();
const valuesOf = (result: SearchResult, facet: string) =>
  facetOf(result, facet)?.values.map(({ displayName }) => displayName);

test('a search names its language, its facets and those of their values that are the shop’s own in it', async () => {
  const [asBefore, asked] = [await search({}), await search(ENGLISH)];
  expect([asBefore.locale, asked.locale]).toEqual(['fr_FR', 'en_US']);
  expect([asBefore, asked].map(({ categories }) => categories.category.name)).toEqual([
    'Toutes les catégories',
    'All categories',
  ]);
  expect(asBefore.facets.map(({ nameOrId }) => nameOrId)).toEqual(asked.facets.map(({ nameOrId }) => nameOrId));
  expect([facetOf(asBefore, 'Conservation__c'), facetOf(asked, 'Conservation__c')]).toMatchObject([
    { displayName: 'Conservation' },
    { displayName: 'Storage' },
  ]);
  expect(valuesOf(asBefore, 'Conservation__c')).toEqual(expect.arrayContaining(['Au frais', 'Surgelé']));
  expect(valuesOf(asked, 'Conservation__c')).toEqual(expect.arrayContaining(['Chilled', 'Frozen']));
  // Brands are product data, which is not translated.
  expect(valuesOf(asked, 'Brand__c')).toEqual(valuesOf(asBefore, 'Brand__c'));
});

test('bounds of prices are written as each language writes money', async () => {
  const spaced = (names: readonly string[] | undefined) => names?.map((name) => name.replace(/\s/g, ' '));
  const lists = [await search({ searchTerm: 'lait' }), await search({ searchTerm: 'lait', ...ENGLISH })];
  const [asBefore, asked] = lists.map((result) => spaced(valuesOf(result, 'UnitPrice__c')));
  expect(asBefore).toEqual(['Moins de 2 €', '2 à 5 €', '5 à 10 €', '10 à 20 €', '20 € et plus']);
  expect(asked).toEqual(['Under €2', '€2 to €5', '€5 to €10', '€10 to €20', '€20 and more']);
});

test('sort rules and statuses of orders are called so in the language of the call', async () => {
  const rules = async (query = {}) => (await server.get('sortRules', {}, query)).json<SortRules>().sortRules;
  const labels = (list: SortRules['sortRules']) =>
    list.map(({ label, labelSuffix }) => `${label} ${labelSuffix ?? ''}`.trim());
  expect(labels(await rules())).toContain('Prix croissant');
  expect(labels(await rules(ENGLISH))).toContain('Price low to high');
  const statuses = async (query = {}) =>
    (await server.get('applicationContext', {}, query)).json<ApplicationContext>().orderStatuses;
  expect((await statuses()).map(({ displayValue }) => displayValue)).toContain('En préparation');
  expect((await statuses(ENGLISH)).map(({ displayValue }) => displayValue)).toContain('Being prepared');
});

test('an answer in another language has a validator of its own', async () => {
  const { headers } = await server.get('sortRules', {});
  const again = await server.get('sortRules', {}, ENGLISH, { 'if-none-match': String(headers['etag']) });
  expect(again.status).toBe(200);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('no English answer says what the server says in French', async () => {
  const said = new Set(Object.values(textsOf(english)).map(String));
  const onlyFrench = new Set(
    Object.values(textsOf(french))
      .map(String)
      .filter((text) => !said.has(text)),
  );
  const answers = [
    await server.get('siteInfo', {}, ENGLISH),
    await server.get('applicationContext', {}, ENGLISH),
    await server.get('sortRules', {}, ENGLISH),
    await server.get('searchProducts', {}, { searchTerm: 'lait', pageSize: 100, ...ENGLISH }),
    await server.get('searchSuggestions', {}, { searchTerm: 'lait', ...ENGLISH }),
    await server.get('sessionContext', {}, ENGLISH),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const texts = answers.flatMap((answer) => textsIn(answer.json()));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => onlyFrench.has(text))).toEqual([]);
});
