import type { SearchResult } from '../../../../src/contract/search/search';
import { someProduct } from '../../../support/server/plugins/catalogFixture';
import { logIn } from '../../../support/server/calls/loggedIn';
import { productsOf, refine, searchCalls, withRefinements } from '../../../support/server/calls/searchCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { search, post, category } = searchCalls(() => server);
const nearestNames = async (searchTerm: string) =>
  (await search({ searchTerm })).nearest?.products.map(({ name }) => name) ?? [];

describe('where a term finds nothing', () => {
  test('products that have most of its words are named, and the list stays empty [SRC-07]', async () => {
    const result = await search({ searchTerm: 'beurre trottinette' });
    expect(result).toMatchObject({ facets: [], productsPage: { total: 0, products: [] } });
    const names = result.nearest?.products.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(8);
    for (const name of names) expect(name).toMatch(/beurre/i);
    expect(result.nearest).not.toHaveProperty('searchTerm');
  });

  test('the shelf that a word names is near [SRC-07]', async () => {
    const shelf = category('viennoiseries-surgelees');
    const { snapshot } = server.app.catalog.state();
    const found = (await search({ searchTerm: 'viennoiseries trottinette' })).nearest?.products ?? [];
    const isOnShelf = (id: string) =>
      snapshot.product(id)?.categoryIds.some((own) => snapshot.categories.pathTo(own).some((one) => one.id === shelf));
    // Some products are found by the name of their category alone, which their own names do not contain.
    expect(found.filter(({ id, name }) => isOnShelf(id) === true && !/viennoiserie/i.test(name))).not.toEqual([]);
  });

  test('the categories of most of the nearest products are named, three at most [SRC-07]', async () => {
    const { nearest } = await search({ searchTerm: 'beurre trottinette' });
    const { snapshot } = server.app.catalog.state();
    const own = nearest?.products.flatMap(({ id }) => snapshot.product(id)?.categoryIds ?? []) ?? [];
    const countOf = (id: string) => own.filter((other) => other === id).length;
    const most = [...new Set(own)].sort((a, b) => countOf(b) - countOf(a)).slice(0, 3);
    expect(nearest?.categories?.map(({ id }) => countOf(id))).toEqual(most.map(countOf));
    for (const { id, name, urlName } of nearest?.categories ?? [])
      expect(snapshot.categories.category(id)).toMatchObject({ name, urlName });
  });

  test.each([
    ['bueure', 'beurre'],
    ['lati', 'lait'],
  ])('a word with more errors than are forgiven is offered as it is written: %s, %s [SRC-07]', async (typed, meant) => {
    const { nearest, correctedSearchTerm, productsPage } = await search({ searchTerm: typed });
    expect([productsPage.total, correctedSearchTerm]).toEqual([0, undefined]);
    expect(nearest?.searchTerm).toBe(meant);
    expect((await search({ searchTerm: meant })).productsPage.total).toBeGreaterThan(0);
    expect(nearest?.products[0]?.name).toMatch(new RegExp(meant, 'i'));
  });

  test.each(['zzzzqqqq', 'pneus trottinette moteur', '%%%', 'xy'])('%s has nothing near it', async (searchTerm) => {
    expect(await search({ searchTerm })).not.toHaveProperty('nearest');
  });

  test('at least half of its words are needed', async () => {
    expect(await nearestNames('beurre zzzqqq wwwkkk')).toEqual([]);
    expect((await nearestNames('beurre doux zzzqqq wwwkkk')).length).toBeGreaterThan(0);
  });

  test('products come as in a list, with prices where they are asked for', async () => {
    const { nearest, productsPage } = await post({ searchTerm: 'beurre trottinette', includePrices: true });
    const [first] = nearest?.products ?? [];
    const [listed] = productsOf(await post({ searchTerm: first?.name ?? '', includePrices: true, pageSize: 1 }));
    expect(productsPage.total).toBe(0);
    expect(first?.prices).toEqual(listed?.prices);
  });

  describe('where a product of other buyer groups has the words', () => {
    const hiddenName = () => someProduct(server, ({ sku }) => sku === 'LFR-103').name;
    /** The answers to a guest and to a coffee shop, which may see the hidden product. */
    async function nearestOfBoth(searchTerm: string) {
      const { headers } = await logIn(server.app, 'coffee@comptoir.example');
      const ofBuyer = (await server.get('searchProducts', {}, { searchTerm }, headers)).json<SearchResult>();
      return { ofGuest: await search({ searchTerm }), ofBuyer };
    }
    const namesOf = ({ nearest }: SearchResult) => nearest?.products.map(({ name }) => name) ?? [];

    test('only who may see it is shown it; others, what has the rest of the words [SRC-07]', async () => {
      const { ofGuest, ofBuyer } = await nearestOfBoth(`${hiddenName()} trottinette moteur`);
      expect(namesOf(ofBuyer)).toEqual([hiddenName()]);
      expect(namesOf(ofGuest)).not.toContain(hiddenName());
      expect(namesOf(ofGuest).length).toBeGreaterThan(0);
      // To a guest, words of products that only others may see are like words that no product has.
      const unknown = hiddenName().replace('Jersiaise', 'zzzqqq');
      expect(unknown).not.toBe(hiddenName());
      expect(ofGuest.nearest).toEqual((await search({ searchTerm: `${unknown} trottinette moteur` })).nearest);
    });

    test('only they are offered its spelling, whether it is forgiven or not [SRC-07]', async () => {
      // First a term with two errors, then one with a single error.
      const far = await nearestOfBoth('rvanta');
      expect([far.ofBuyer.nearest?.searchTerm, far.ofGuest.nearest]).toEqual(['rwanda', undefined]);
      const near = await nearestOfBoth('rwandda');
      expect([near.ofBuyer.correctedSearchTerm, near.ofGuest.correctedSearchTerm]).toEqual(['rwanda', undefined]);
    });
  });

  test('nothing is said of it beside choices, in a category, or on a further page', async () => {
    const searchTerm = 'beurre trottinette';
    for (const query of [{ categoryId: category('fromages') }, { page: 1 }, withRefinements(refine('Brand__c', 'x'))])
      expect(await search({ searchTerm, ...query })).not.toHaveProperty('nearest');
  });
});

test('where a term finds something, nothing is said of what is near it', async () => {
  expect(await search({ searchTerm: 'beurre' })).not.toHaveProperty('nearest');
});
