import { encodeRefinements } from '../../../../src/contract/search/refinements';
import type { FoundProduct, SearchResult, SortRules } from '../../../../src/contract/search/search';
import { pathTo } from '../../../../src/contract/paths';
import { formatMoney } from '../../../../src/contract/money';
import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import {
  facetOf,
  ids,
  productsOf,
  refine,
  searchCalls,
  withRefinements,
  type Query,
} from '../../../support/server/calls/searchCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { search, post, category } = searchCalls(() => server);

describe('the answer to GET', () => {
  test('wraps the fields asked for, without prices [SRC-01]', async () => {
    const [product] = productsOf(await search({ searchTerm: 'beurre', fields: 'Name,Brand__c,Nothing__c' }));
    expect(product?.fields).toEqual({
      Name: { value: product?.name },
      Brand__c: { value: expect.any(String) as unknown },
    });
    expect(product).toMatchObject({ prices: null, purchaseQuantityRule: null, urlName: expect.any(String) as unknown });
    expect(product?.defaultImage?.url).toMatch(/media\//);
    const [plain] = productsOf(await search({ searchTerm: 'beurre' }));
    expect(Object.keys(plain?.fields ?? {})).toEqual(['Name', 'Description', 'StockKeepingUnit', 'ProductCode']);
  });

  test('says locale and currency once [SRC-01]', async () => {
    const result = await search({ categoryId: category('cremes') });
    expect(result).toMatchObject({ locale: 'fr_FR', productsPage: { currencyIsoCode: 'EUR', pageSize: 20 } });
  });

  test('has quantity rules when asked to', async () => {
    const product = someProduct(server, isSimple);
    const [found] = productsOf(await search({ searchTerm: product.sku, includeQuantityRule: true }));
    expect(found?.purchaseQuantityRule).toEqual({
      minimum: String(product.quantityRule.minimum),
      maximum: String(product.quantityRule.maximum),
      increment: String(product.quantityRule.increment),
    });
  });

  test('is the same with an option that is taken and changes nothing [SRC-01]', async () => {
    const query = { categoryId: category('barres-et-encas'), fields: 'Name', grouping: 'NoGrouping' };
    const plain = await search(query);
    expect(productsOf(plain).some(({ variationAttributeSet }) => variationAttributeSet !== null)).toBe(true);
    expect(await search({ ...query, asGuest: true })).toEqual(plain);
  });

  test('leaves out what variations differ in when told to [SRC-01]', async () => {
    const query = { categoryId: category('barres-et-encas'), fields: 'Name', grouping: 'NoGrouping' };
    const setsIn = async (more: Query) =>
      productsOf(await search({ ...query, ...more })).map(({ variationAttributeSet }) => variationAttributeSet);
    const plain = await setsIn({});
    expect(plain.some((set) => set !== null)).toBe(true);
    expect(await setsIn({ includeProductVariationInfo: true })).toEqual(plain);
    expect(await setsIn({ includeProductVariationInfo: false })).toEqual(plain.map(() => null));
  });

  test('finds words in the fields that a call names alone, mistyped ones too [SRC-01]', async () => {
    const query = { pageSize: 200, grouping: 'NoGrouping' };
    const anywhere = productsOf(await search({ ...query, searchTerm: 'beurre' }));
    const inNames = anywhere.filter(({ name }) => /\bbeurres?\b/i.test(name)).map(({ id }) => id);
    expect([inNames.length > 5, anywhere.length > inNames.length]).toEqual([true, true]);
    expect(ids(await search({ ...query, searchTerm: 'beurre', searchFields: 'Name' }))).toEqual(inNames);
    expect(ids(await search({ ...query, searchTerm: 'buerre', searchFields: 'Name' }))).toEqual(inNames);
    for (const searchFields of ['', '*', 'Name,*']) {
      expect(productsOf(await search({ ...query, searchTerm: 'beurre', searchFields }))).toEqual(anywhere);
    }
    expect(ids(await search({ ...query, searchTerm: 'beurre', searchFields: 'Gtin__c,Origin__c' }))).toEqual([]);
  });

  test('reads a word in the named fields in each of its ways, though another reading ranks the product higher by other fields [SRC-01]', async () => {
    // "crème chantilly" and "chantilly" are synonyms in the demo shop.
    const query = { searchTerm: 'chantilly', grouping: 'NoGrouping' };
    const { id } = someProduct(server, ({ name }) => name === 'Crème sous pression sucrée');
    expect(ids(await search({ ...query, searchFields: 'Description' }))).toContain(id);
    expect(ids(await search({ ...query, searchFields: 'Name' }))).not.toContain(id);
  });

  test('reads the two hundred best matches for it, however many there are [SRC-01]', async () => {
    const query = { searchTerm: 'france', grouping: 'NoGrouping' };
    const searchFields = 'Name,Brand__c,Labels__c,Packaging__c,Description,Origin__c';
    expect((await search(query)).productsPage.total).toBeGreaterThan(300);
    const { total } = (await search({ ...query, searchFields })).productsPage;
    expect([total > 100, total <= 200]).toEqual([true, true]);
  });

  test('finds references in the fields that a call names alone, and refuses fields that are not searched [SRC-01]', async () => {
    const { id, sku, gtin } = someProduct(server, (found) => isSimple(found) && found.buyerGroups === null);
    const found = async (searchTerm: string, searchFields: string) => ids(await search({ searchTerm, searchFields }));
    expect(await found(sku, 'StockKeepingUnit')).toEqual([id]);
    expect(await found(sku, 'Name,Gtin__c')).toEqual([]);
    expect(await found(gtin, 'Gtin__c')).toEqual([id]);
    expect(await found(gtin, 'ProductCode')).toEqual([]);
    for (const searchFields of ['Family', 'Name,constructor']) {
      const refused = await server.get('searchProducts', {}, { searchTerm: 'beurre', searchFields });
      expect([refused.status, refused.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
    }
  });

  test('groups variations under their parent unless told not to', async () => {
    const categoryId = category('barres-et-encas');
    const classes = (result: SearchResult) => new Set(productsOf(result).map(({ productClass }) => productClass));
    expect(classes(await search({ categoryId, pageSize: 200 }))).not.toContain('Variation');
    const single = classes(await search({ categoryId, pageSize: 200, grouping: 'NoGrouping' }));
    expect([single.has('Variation'), single.has('VariationParent')]).toEqual([true, false]);
  });
});

describe('the answer to POST', () => {
  test('is that of GET, with prices and tiers when asked for [SRC-09]', async () => {
    const categoryId = category('beurre-de-tourage');
    const fields = ['Name', 'Brand__c'];
    const got = await search({ categoryId, fields: fields.join(',') });
    expect(await post({ categoryId, fields })).toEqual(got);
    const priced = await post({ categoryId, fields, includePrices: true });
    expect(ids(priced)).toEqual(ids(got));
    for (const { id, prices } of productsOf(priced)) {
      const price = (await server.get('price', { productId: id })).json<object>();
      const { unitPrice, listPrice, pricebookEntryId, priceAdjustment } = prices ?? {};
      expect(price).toMatchObject({ unitPrice, listPrice, pricebookEntryId, priceAdjustment });
      expect(prices).toMatchObject({ productId: id, success: true, error: {} });
    }
    expect(productsOf(priced).some(({ prices }) => prices?.priceAdjustment !== null)).toBe(true);
  });

  test('is answered to a client that is no page and has no token: it changes nothing', async () => {
    const url = pathTo('productSearch', { webstoreId: server.webstoreId });
    const answer = await server.app.inject({ method: 'POST', url, payload: { searchTerm: 'crème' } });
    expect([answer.statusCode, productsOf(answer.json<SearchResult>()).length > 0]).toEqual([200, true]);
    const form = { method: 'POST', url, payload: 'searchTerm=lait' } as const;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await server.app.inject({ ...form, headers })).statusCode).toBe(415);
  });

  test('takes refinements that name their facet alone, by GET and POST', async () => {
    const named = {
      nameOrId: 'Brand__c',
      values: [facetOf(await search({ searchTerm: 'crème' }), 'Brand__c')?.values[0]?.nameOrId ?? ''],
    };
    const whole = await search({ searchTerm: 'crème', ...withRefinements(refine('Brand__c', ...named.values)) });
    expect(whole.productsPage.total).toBeGreaterThan(0);
    expect(await search({ searchTerm: 'crème', refinements: encodeRefinements([named]) })).toEqual(whole);
    expect(ids(await post({ searchTerm: 'crème', refinements: [named] }))).toEqual(ids(whole));
    const wrong = encodeRefinements([{ ...named, attributeType: 'Standard' }]);
    expect((await server.get('searchProducts', {}, { searchTerm: 'crème', refinements: wrong })).status).toBe(400);
  });

  test('takes refinements as JSON', async () => {
    const body = { searchTerm: 'beurre', refinements: [refine('Labels__c', 'AOP')] };
    expect(await post(body)).toEqual(await search({ searchTerm: 'beurre', ...withRefinements(...body.refinements) }));
  });

  test('ungroups variations and gives quantity rules as GET does', async () => {
    const body = { categoryId: category('barres-et-encas'), includeQuantityRule: true, pageSize: 5, page: 1 };
    const query = {
      categoryId: body.categoryId,
      includeQuantityRule: true,
      pageSize: 5,
      page: 1,
      grouping: 'NoGrouping',
    };
    expect(await post({ ...body, grouping: { groupingOption: 'NoGrouping' } })).toEqual(await search(query));
  });

  test('refuses fields it does not know', async () => {
    const answer = await server.post('productSearch', {}, { searchTerm: 'x', colour: 'red' });
    expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'JSON_PARSER_ERROR' }]]);
  });
});

describe('order', () => {
  const created = (id: string) => server.app.catalog.state().snapshot.product(id)?.createdAt ?? 0;
  const sorted = <T>(values: readonly T[], compare: (a: T, b: T) => number) => [...values].sort(compare);
  const inCategory = (query: Query = {}) => search({ categoryId: category('fromages'), pageSize: 200, ...query });

  test('is newest first in a listing, relevance with a term [SRC-11]', async () => {
    const dates = ids(await inCategory()).map(created);
    expect(dates).toEqual(sorted(dates, (a, b) => b - a));
    expect(ids(await inCategory({ sortRuleId: 'CreatedDateDesc' }))).toEqual(ids(await inCategory()));
    const byTerm = await search({ searchTerm: 'crème', pageSize: 200 });
    expect(ids(byTerm)).toEqual(ids(await search({ searchTerm: 'crème', pageSize: 200, sortRuleId: 'Relevance' })));
    expect(ids(byTerm)).not.toEqual(
      ids(await search({ searchTerm: 'crème', pageSize: 200, sortRuleId: 'CreatedDateDesc' })),
    );
  });

  test('by name is that of a French dictionary', async () => {
    const collator = new Intl.Collator('fr');
    const names = productsOf(
      await search({ categoryId: 'ROOT_CATEGORY_ID', pageSize: 200, sortRuleId: 'NameAsc' }),
    ).map(({ name }) => name);
    expect(names).toEqual(sorted(names, (a, b) => collator.compare(a, b)));
    expect(names.length).toBe(200);
    const up = ids(await inCategory({ sortRuleId: 'NameAsc' }));
    expect(ids(await inCategory({ sortRuleId: 'NameDesc' }))).toEqual([...up].reverse());
  });

  test('by price is that of the caller’s prices', async () => {
    const prices = async (sortRuleId: string) =>
      productsOf(await post({ categoryId: category('fromages'), pageSize: 200, sortRuleId, includePrices: true })).map(
        ({ prices: price }: FoundProduct) => Number(price?.unitPrice),
      );
    const up = await prices('PriceAsc');
    expect(up).toEqual(sorted(up, (a, b) => a - b));
    expect(await prices('PriceDesc')).toEqual([...up].reverse());
    expect(formatMoney(Math.round((up[0] ?? 0) * 100))).toMatch(/^\d+\.\d\d$/);
  });

  test('rules are listed, and each is taken by its id', async () => {
    const { sortRules } = (await server.get('sortRules', {})).json<SortRules>();
    expect(sortRules.map(({ nameOrId }) => nameOrId)).toEqual([
      'Relevance',
      'CreatedDateDesc',
      'NameAsc',
      'NameDesc',
      'PriceAsc',
      'PriceDesc',
    ]);
    expect(sortRules.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { sortRuleId, nameOrId } of sortRules) {
      expect(ids(await inCategory({ sortRuleId: sortRuleId.slice(0, 15) }))).toEqual(
        ids(await inCategory({ sortRuleId: nameOrId })),
      );
    }
  });
});

describe('pages', () => {
  test('follow each other without a gap and end with the total [SRC-12]', async () => {
    const query = { searchTerm: 'crème', pageSize: 7 };
    const whole = ids(await search({ ...query, pageSize: 200 }));
    const pages = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((page) => search({ ...query, page })));
    expect(pages.flatMap(ids)).toEqual(whole);
    expect(pages.map(({ productsPage }) => productsPage.total)).toEqual(pages.map(() => whole.length));
  });

  test('beyond the last are empty', async () => {
    const result = await search({ searchTerm: 'crème', page: 200 });
    expect(productsOf(result)).toEqual([]);
    expect(result.productsPage.total).toBeGreaterThan(0);
  });
});
