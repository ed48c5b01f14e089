import { makeParts, publishCatalog, recordStock } from '../../../../src/server/features/catalog';
import type { SearchResult, Suggestions } from '../../../../src/contract/search/search';
import { logIn } from '../../../support/server/calls/loggedIn';
import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import { cachedDemo, startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Query = Readonly<Record<string, string | number | boolean>>;
const suggest = async (query: Query) => (await server.get('searchSuggestions', {}, query)).json<Suggestions>();
const terms = async (query: Query) => (await suggest(query)).suggestedTerms.map(({ value }) => value);
const firstCategory = () => server.app.catalog.state().snapshot.categories.childrenOf(null)[1]?.id ?? '';

test('while a word is typed, terms that say it are offered, accents or not', async () => {
  const offered = await terms({ searchTerm: 'creme fr' });
  expect(offered).toContainEqual(expect.stringMatching(/^Crème fraîche/));
  expect(await terms({ searchTerm: 'Crèmes FR' })).toEqual(offered);
  for (const term of await terms({ searchTerm: 'mozz' })) expect(term).toMatch(/mozz/i);
});

test('categories that say the word are offered with their pages, three at most, and not as terms', async () => {
  const { suggestedCategories = [], suggestedTerms } = await suggest({ searchTerm: 'creme fr' });
  const { categories } = server.app.catalog.state().snapshot;
  const fresh = categories.all.find(({ name }) => name === 'Crèmes fraîches');
  expect(suggestedCategories).toContainEqual({ id: fresh?.id, name: 'Crèmes fraîches', urlName: fresh?.urlName });
  expect(suggestedTerms).not.toContainEqual({ value: 'Crèmes fraîches' });
  expect((await suggest({ searchTerm: 'f' })).suggestedCategories).toHaveLength(3);
  expect((await suggest({ searchTerm: 'creme fr', maxResults: 1 })).suggestedCategories).toHaveLength(1);
  for (const query of [{ searchTerm: 'zzzz' }, { searchTerm: '' }, { searchTerm: '%' }])
    expect((await suggest(query)).suggestedCategories).toEqual([]);
  const without = { searchTerm: 'creme', includeSuggestedTerms: false, includeSuggestedProducts: true };
  expect((await suggest(without)).suggestedCategories).toEqual([]);
});

test('a category is only offered to who sees a product in it', async () => {
  const { snapshot } = server.app.catalog.state();
  const seen = (id: string) =>
    snapshot.columns.productsIn
      .at(snapshot.categories.numberOf(id))
      .some((row) => snapshot.productAt(row).buyerGroups === null);
  for (const term of ['a', 'c', 'f', 'm', 'p', 's']) {
    const { suggestedCategories = [] } = await suggest({ searchTerm: term });
    for (const { id } of suggestedCategories) expect([id, seen(id)]).toEqual([id, true]);
  }
});

test('nothing is offered that would find nothing', async () => {
  for (const term of await terms({ searchTerm: 'la' })) {
    const found = (await server.get('searchProducts', {}, { searchTerm: term })).json<SearchResult>();
    expect([term, found.productsPage.total > 0]).toEqual([term, true]);
  }
  expect(await terms({ searchTerm: 'zzzz' })).toEqual([]);
});

test('before the first letter the popular terms are offered, and each finds something', async () => {
  const popular = await terms({});
  expect(popular.length).toBeGreaterThan(4);
  for (const term of popular) {
    const found = (await server.get('searchProducts', {}, { searchTerm: term })).json<SearchResult>();
    expect([term, found.productsPage.total > 0]).toEqual([term, true]);
  }
  await server.app.webstore.change({ popularSearchTerms: ['comté'] });
  expect(await terms({ searchTerm: '' })).toEqual(['comté']);
  expect((await terms({ searchTerm: 'com' }))[0]).toBe('comté');
});

test('products come only when asked for, and no more than asked for', async () => {
  expect((await suggest({ searchTerm: 'beurre' })).suggestedProducts).toEqual([]);
  const both = await suggest({ searchTerm: 'beurre', includeSuggestedProducts: true });
  expect(both.suggestedProducts).toHaveLength(6);
  expect(both.suggestedTerms).toHaveLength(10);
  const few = await suggest({
    searchTerm: 'beurre',
    includeSuggestedProducts: true,
    maxSuggestedProducts: 2,
    maxResults: 3,
  });
  expect([few.suggestedProducts.length, few.suggestedTerms.length]).toEqual([2, 3]);
  const only = await suggest({ searchTerm: 'beurre', includeSuggestedProducts: true, includeSuggestedTerms: false });
  expect([only.suggestedTerms, only.suggestedProducts]).toEqual([[], both.suggestedProducts]);
});

const idsOf = ({ suggestedProducts }: Suggestions) => suggestedProducts.map(({ id }) => id);

test('a category’s newest products are offered before the first letter, and where no product has the term [SRC-03]', async () => {
  const query = { popularProductsCategoryId: firstCategory(), includeSuggestedProducts: true };
  const listing = (
    await server.get('searchProducts', {}, { categoryId: firstCategory(), pageSize: 6 })
  ).json<SearchResult>();
  const popular = listing.productsPage.products.map(({ id }) => id);
  expect(idsOf(await suggest(query))).toEqual(popular);
  const nothing = await suggest({ ...query, searchTerm: 'zzzz' });
  expect([idsOf(nothing), nothing.suggestedTerms]).toEqual([popular, []]);
  const typed = await suggest({ ...query, searchTerm: 'beurre' });
  expect(idsOf(typed)).toEqual(idsOf(await suggest({ searchTerm: 'beurre', includeSuggestedProducts: true })));
  expect(idsOf(await suggest({ includeSuggestedProducts: true }))).toEqual([]);
});

test('a product that is offered comes with what a row shows, at the caller’s price', async () => {
  const { snapshot } = server.app.catalog.state();
  const baker = await logIn(server.app);
  for (const headers of [{}, baker.headers]) {
    const query = { searchTerm: 'farine t55', includeSuggestedProducts: true };
    const [first] = (await server.get('searchSuggestions', {}, query, headers)).json<Suggestions>().suggestedProducts;
    const product = snapshot.product(first?.id ?? '');
    const price = (await server.get('price', { productId: first?.id ?? '' }, {}, headers)).json<{
      unitPrice: string;
    }>();
    expect(first).toMatchObject({
      name: product?.name,
      urlName: product?.urlName,
      reference: product?.sku,
      packaging: product?.packaging,
      unitPrice: price.unitPrice,
      isAvailable: true,
      defaultImage: { title: product?.name },
    });
  }
});

test('a product that nobody can have is offered as such', async () => {
  const { id, sku } = someProduct(server, isSimple);
  const offered = async () => (await suggest({ searchTerm: sku, includeSuggestedProducts: true })).suggestedProducts;
  expect(await offered()).toMatchObject([{ id, isAvailable: true }]);
  await server.app.database.write((db) => recordStock(db, [{ productId: id, onHand: 0 }]));
  expect(await offered()).toMatchObject([{ id, isAvailable: false }]);
});

test('a typed reference of a variation is offered as that variation, at its price and with its own page [SRC-07]', async () => {
  const variation = someProduct(server, (found) => found.productClass === 'Variation' && found.buyerGroups === null);
  const { suggestedProducts } = await suggest({ searchTerm: variation.sku, includeSuggestedProducts: true });
  const price = (await server.get('price', { productId: variation.id })).json<{ unitPrice: string }>();
  expect(suggestedProducts).toMatchObject([
    {
      id: variation.id,
      reference: variation.sku,
      urlName: variation.urlName,
      packaging: variation.packaging,
      productClass: 'Variation',
      unitPrice: price.unitPrice,
      defaultImage: { title: variation.name },
    },
  ]);
});

test('a family that is offered says how many of its variations the caller can see', async () => {
  const { snapshot } = server.app.catalog.state();
  const family = someProduct(server, (found) => found.productClass === 'VariationParent' && found.buyerGroups === null);
  const query = { searchTerm: family.name, includeSuggestedProducts: true };
  const { suggestedProducts } = await suggest(query);
  const seen = snapshot.variationsOf(family.id).filter(({ buyerGroups }) => buyerGroups === null);
  expect(suggestedProducts.find(({ id }) => id === family.id)?.variationCount).toBe(seen.length);
  for (const { productClass, variationCount } of suggestedProducts)
    expect(variationCount !== undefined).toBe(productClass === 'VariationParent');
});

const referencesOf = async (query: Query) =>
  (await suggest({ includeSuggestedProducts: true, ...query })).suggestedProducts.map(({ reference }) => reference);

test('a half-typed reference offers the products that begin with it, before all others [SRC-07]', async () => {
  for (const searchTerm of ['TOU-1', 'tou 1', 'tou1', 'tou.1'])
    for (const reference of await referencesOf({ searchTerm }))
      expect([searchTerm, reference]).toEqual([searchTerm, expect.stringMatching(/^TOU-1/)]);
  expect(await referencesOf({ searchTerm: 'tou-10' })).toHaveLength(6);
  const { gtin, sku } = someProduct(server, isSimple);
  expect(await referencesOf({ searchTerm: gtin.slice(0, -1) })).toContain(sku);
});

test('a family stands for its variations until one of them is meant [SRC-07]', async () => {
  expect((await referencesOf({ searchTerm: 'fbl-20' }))[0]).toBe('FBL-201');
  const variations = await referencesOf({ searchTerm: 'fbl-201-0' });
  expect(variations.slice(0, 2)).toEqual(['FBL-201-01', 'FBL-201-02']);
});

test('the beginning of a reference that the caller may not see offers nothing of it, and empties nothing [SRC-07]', async () => {
  const restricted = someProduct(
    server,
    ({ buyerGroups, sku }) => buyerGroups?.includes('Boulangerie') === true && sku === 'TOU-107',
  );
  const guest = await suggest({ searchTerm: 'tou-107', includeSuggestedProducts: true, maxSuggestedProducts: 10 });
  expect(JSON.stringify(guest)).not.toContain(restricted.id);
  const begun = await referencesOf({ searchTerm: 'tou-10', maxSuggestedProducts: 10 });
  expect(begun.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 6, 8].map((number) => `TOU-10${number}`));
  expect(begun).not.toContain('TOU-107');
  const baker = await logIn(server.app);
  const query = { searchTerm: 'tou-10', includeSuggestedProducts: true, maxSuggestedProducts: 10 };
  const own = (await server.get('searchSuggestions', {}, query, baker.headers)).json<Suggestions>();
  expect(own.suggestedProducts.map(({ reference }) => reference)).toContain('TOU-107');
});

test('the first letters of the next word remove nothing that the words before it offer [SRC-07]', async () => {
  const isFlour = (text: string | undefined) => /^farines? /i.test(text ?? '');
  for (const searchTerm of ['farine t', 'farine z', 'farine zz', 'farine x']) {
    const offered = await suggest({ searchTerm, includeSuggestedProducts: true });
    expect([searchTerm, offered.suggestedProducts.some(({ name }) => isFlour(name))]).toEqual([searchTerm, true]);
    expect(offered.suggestedTerms.some(({ value }) => isFlour(`${value} `))).toBe(true);
    expect(offered.suggestedCategories?.length).toBeGreaterThan(0);
  }
  expect((await suggest({ searchTerm: 'farine zzz', includeSuggestedProducts: true })).suggestedProducts).toEqual([]);
});

test('a word that is mistyped, or not finished, is offered as it is written [SRC-07]', async () => {
  expect(await terms({ searchTerm: 'mozare' })).toContainEqual(expect.stringMatching(/^Mozzarella/));
  expect(await terms({ searchTerm: 'buerre' })).toContainEqual(expect.stringMatching(/^Beurre/));
});

test('a shopper’s own last searches are offered, the newest first, and nobody else’s [SRC-14]', async () => {
  const [baker, barista] = [await logIn(server.app), await logIn(server.app, 'coffee@comptoir.example')];
  const recent = async (searchTerm: string, headers: Readonly<Record<string, string>> = baker.headers) =>
    (await server.get('searchSuggestions', {}, { searchTerm }, headers))
      .json<Suggestions>()
      .recentSearchSuggestions.map(({ value }) => value);
  const search = async (searchTerm: string, query: Query = {}) => {
    server.clock.advance(1000);
    await server.get('searchProducts', {}, { searchTerm, ...query }, baker.headers);
  };
  for (const term of ['levure', 'crème UHT', 'beurre', 'Crème uht ', 'farine']) await search(term);
  await search('sucre', { page: 1 });
  await search('marie@example.fr');
  await search('lait', { categoryId: '0ZG0000000099999AA' });
  expect(await recent('')).toEqual(['farine', 'Crème uht', 'beurre', 'levure']);
  expect(await recent('creme')).toEqual(['Crème uht']);
  expect(await recent('', barista.headers)).toEqual([]);
  expect(await recent('', {})).toEqual([]);
  for (const term of ['sel', 'poivre', 'cacao']) await search(term);
  expect(await recent('')).toEqual(['cacao', 'poivre', 'sel', 'farine', 'Crème uht']);
});

test('a visitor without a cookie is told nobody’s recent searches, and a long text is cut', async () => {
  expect((await suggest({ searchTerm: 'beurre' })).recentSearchSuggestions).toEqual([]);
  const long = `beurre${' '.repeat(94)}nothing of this is read`;
  expect(await terms({ searchTerm: long })).toEqual(await terms({ searchTerm: 'beurre' }));
});

test.each([
  [{ includeSuggestedTerms: false }],
  [{ searchTerm: 'x', maxResults: 11 }],
  [{ searchTerm: 'x', maxSuggestedProducts: 0 }],
])('%j is refused', async (query: Query) => {
  const answer = await server.get('searchSuggestions', {}, query);
  expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
});

test('who asks after somebody else is suggested what is theirs: products, prices and language [SRC-03, CTX-13]', async () => {
  const restricted = someProduct(server, ({ sku }) => sku === 'TOU-107');
  const baker = await logIn(server.app);
  const query = { searchTerm: restricted.name, includeSuggestedProducts: true, maxSuggestedProducts: 10 };
  const ask = async (headers: Readonly<Record<string, string>>, more: Query = {}) =>
    (await server.get('searchSuggestions', {}, { ...query, ...more }, headers)).json<Suggestions>();
  const [asBaker, asGuest] = [await ask(baker.headers), await ask({})];
  expect([idsOf(asBaker).includes(restricted.id), idsOf(asGuest).includes(restricted.id)]).toEqual([true, false]);
  expect(asGuest.suggestedTerms).not.toContainEqual({ value: restricted.name });
  for (const language of ['fr-FR', 'en-US']) {
    expect(await ask({}, { language })).toEqual(asGuest);
    expect(await ask(baker.headers, { language })).toEqual(asBaker);
  }
});

test('other synonyms and another published catalogue are in the next suggestions', async () => {
  const suggested = async (searchTerm: string) => idsOf(await suggest({ searchTerm, includeSuggestedProducts: true }));
  const before = await suggested('beurre');
  const [renamed] = before;
  await server.app.webstore.change({ searchSynonyms: ['beurre => mozzarella'] });
  expect(await suggested('beurre')).toEqual(await suggested('mozzarella'));
  await server.app.webstore.change({ searchSynonyms: [] });
  expect(await suggested('beurre')).toEqual(before);
  const demo = cachedDemo();
  const products = demo.products.map((product) =>
    product.id === renamed ? { ...product, name: 'Xylophone' } : product,
  );
  const parts = makeParts({ ...demo, products });
  expect(await suggested('xylophone')).toEqual([]);
  await server.app.database.write((db) => publishCatalog(db, 'renamed', parts, server.clock.now() + 1));
  await server.app.catalog.reload();
  expect(await suggested('xylophone')).toEqual([renamed]);
  expect((await terms({ searchTerm: 'xylo' }))[0]).toBe('Xylophone');
});
