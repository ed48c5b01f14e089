import { encodeRefinements } from '../../../../src/contract/search/refinements';
import type { FoundProduct, Refinement, SearchResult, SortRules } from '../../../../src/contract/search/search';
import { pathTo } from '../../../../src/contract/paths';
import { formatMoney } from '../../../../src/contract/money';
import { startTestServer } from '../../../support/server/testServer';
import type { TestServer } from '../../../support/server/testServer';
import { isOpen, isSimple, someProduct } from '../../../support/server/catalogFixture';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Query = Readonly<Record<string, string | number | boolean>>;
const search = async (query: Query) => (await server.get('searchProducts', {}, query)).json<SearchResult>();
const post = async (body: object) => (await server.post('productSearch', {}, body)).json<SearchResult>();
const productsOf = (result: SearchResult) => result.productsPage.products;
const ids = (result: SearchResult) => productsOf(result).map(({ id }) => id);
const refine = (nameOrId: string, ...values: string[]): Refinement => ({
  attributeType: 'Custom',
  nameOrId,
  type: 'DistinctValue',
  values,
});
const withRefinements = (...refinements: Refinement[]) => ({ refinements: encodeRefinements(refinements) });
const facetOf = (result: SearchResult, nameOrId: string) => result.facets.find((facet) => facet.nameOrId === nameOrId);
const countOf = (result: SearchResult, facet: string, value: string) =>
  facetOf(result, facet)?.values.find(({ nameOrId }) => nameOrId === value)?.productCount ?? 0;
const category = (urlName: string) => {
  const found = server.app.catalog.state().snapshot.categories.all.find((record) => record.urlName === urlName);
  if (found === undefined) throw new Error(`The demo shop has no category ${urlName}.`);
  return found.id;
};

describe('a term', () => {
  test.each([
    ['crème', 'CREMES', 'crèmes', 'Crême'],
    ['œufs', 'oeuf', 'OEUFS'],
    ['végétal', 'vegetales', 'végétaux'],
    ['gâteau', 'gateaux'],
  ])('finds the same however it is accented or counted: %s', async (...spellings) => {
    const results = await Promise.all(spellings.map((searchTerm) => search({ searchTerm, pageSize: 200 })));
    const [first] = results;
    expect(first?.productsPage.total).toBeGreaterThan(0);
    for (const result of results) expect(new Set(ids(result))).toEqual(new Set(first ? ids(first) : []));
  });

  test('needs all its words, in any order, and the last may be unfinished', async () => {
    const whole = await search({ searchTerm: 'beurre de tourage', pageSize: 200 });
    expect(whole.productsPage.total).toBeGreaterThan(0);
    expect(ids(await search({ searchTerm: 'tourage beurre', pageSize: 200 })).sort()).toEqual([...ids(whole)].sort());
    expect(ids(await search({ searchTerm: 'beurre tour', pageSize: 200 }))).toEqual(expect.arrayContaining(ids(whole)));
    expect((await search({ searchTerm: 'beurre xyz' })).productsPage.total).toBe(0);
  });

  test('of three words may have one that nothing has: what has the others is shown', async () => {
    const others = await search({ searchTerm: 'beurre tourage', pageSize: 200 });
    expect(new Set(ids(await search({ searchTerm: 'beurre tourage xyz', pageSize: 200 })))).toEqual(
      new Set(ids(others)),
    );
  });

  test.each([
    ['buerre doux', 'beurre doux'],
    ['mozarella', 'mozzarella'],
    ['yahourt', undefined],
    ['beurre doux', undefined],
  ])(
    'that is mistyped is forgiven, and the answer says how it was read: %s [SRC-07]',
    async (searchTerm, corrected) => {
      const result = await search({ searchTerm, pageSize: 200 });
      expect(result.correctedSearchTerm).toBe(corrected);
      expect(result.productsPage.total).toBeGreaterThan(0);
      if (corrected !== undefined)
        expect(new Set(ids(result))).toEqual(new Set(ids(await search({ searchTerm: corrected, pageSize: 200 }))));
    },
  );

  test('finds by its synonyms, as builders have set them [SRC-07]', async () => {
    const own = await startTestServer();
    const find = async (searchTerm: string) =>
      productsOf((await own.get('searchProducts', {}, { searchTerm })).json<SearchResult>()).map(({ name }) => name);
    await own.app.webstore.change({ searchSynonyms: [] });
    expect(await find('chocolatine')).not.toContainEqual(expect.stringMatching(/^Pain au chocolat/));
    await own.app.webstore.change({ searchSynonyms: ['chocolatine => pain au chocolat'] });
    expect((await find('chocolatines'))[0]).toMatch(/^Pain au chocolat/);
    await own.close();
  });

  test('of several references finds their products in the order given [SRC-07]', async () => {
    const [one, other] = [
      someProduct(server, isSimple),
      someProduct(server, (found) => isSimple(found) && isOpen(found) && found.sku > 'M'),
    ];
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const)
      expect(ids(await search({ searchTerm: `${first.sku}, ${second.sku}` }))).toEqual([first.id, second.id]);
  });

  test('puts products of that name before those that mention it', async () => {
    const names = productsOf(await search({ searchTerm: 'mozzarella' })).map(({ name }) => name);
    expect(names[0]).toMatch(/mozzarella/i);
  });

  test.each(['lower', 'spaced', 'whole'])('that is an exact reference puts that product first (%s)', async (form) => {
    const product = someProduct(server, isSimple);
    const forms = { lower: product.sku.toLowerCase(), spaced: product.sku.replaceAll('-', ' '), whole: product.sku };
    const searchTerm = new Map(Object.entries(forms)).get(form) ?? '';
    expect(ids(await search({ searchTerm }))[0]).toBe(product.id);
    expect(ids(await search({ searchTerm: product.gtin }))).toEqual([product.id]);
  });

  test('that is a variation’s reference finds its parent, or itself when nothing is grouped', async () => {
    const variation = someProduct(server, (found) => found.productClass === 'Variation' && isOpen(found));
    expect(ids(await search({ searchTerm: variation.sku }))[0]).toBe(variation.variationParentId);
    expect(ids(await search({ searchTerm: variation.sku, grouping: 'NoGrouping' }))[0]).toBe(variation.id);
  });

  test.each(['%%%', '…', 'zzzzzz'])('%s finds nothing, and that is an answer', async (searchTerm) => {
    expect(await search({ searchTerm })).toMatchObject({ facets: [], productsPage: { total: 0, products: [] } });
  });

  test('never finds what a guest may not see', async () => {
    const hidden = someProduct(server, (found) => found.buyerGroups !== null);
    expect(ids(await search({ searchTerm: hidden.sku, pageSize: 200 }))).not.toContain(hidden.id);
  });
});

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

describe('counts', () => {
  test('of a facet say what choosing the value would find [SRC-12]', async () => {
    const base = { searchTerm: 'crème' };
    const result = await search(base);
    expect(result.facets.map(({ displayName }) => displayName)).toEqual([
      'Disponibilité',
      'Marque',
      'Label',
      'Matière grasse',
      'Conservation',
      'Conditionnement',
      'Poids ou volume',
      'Prix au kilo ou au litre',
      'Allergènes',
    ]);
    for (const facet of result.facets) {
      for (const value of facet.values) {
        const chosen = await search({ ...base, ...withRefinements(refine(facet.nameOrId, value.nameOrId)) });
        expect([facet.nameOrId, value.nameOrId, chosen.productsPage.total]).toEqual([
          facet.nameOrId,
          value.nameOrId,
          value.productCount,
        ]);
      }
    }
  });

  test('of a facet are not shrunk by its own choice, but by those of the others [SRC-12]', async () => {
    const base = { categoryId: 'ROOT_CATEGORY_ID' };
    const all = await search(base);
    const chosen = await search({ ...base, ...withRefinements(refine('Brand__c', 'Valbrune')) });
    expect(facetOf(chosen, 'Brand__c')).toEqual(facetOf(all, 'Brand__c'));
    expect(countOf(chosen, 'Conservation__c', 'chilled')).toBeLessThanOrEqual(
      countOf(all, 'Conservation__c', 'chilled'),
    );
    expect(chosen.productsPage.total).toBe(countOf(all, 'Brand__c', 'Valbrune'));
    const both = await search({
      ...base,
      ...withRefinements(refine('Brand__c', 'Valbrune'), refine('Conservation__c', 'chilled')),
    });
    expect(both.productsPage.total).toBe(countOf(chosen, 'Conservation__c', 'chilled'));
    expect(countOf(both, 'Brand__c', 'Valbrune')).toBe(both.productsPage.total);
  });

  test('of two values of one facet add up [SRC-12]', async () => {
    const base = { searchTerm: 'beurre' };
    const all = await search(base);
    const two = await search({ ...base, ...withRefinements(refine('Brand__c', 'Valbrune', 'Clairmoulin')) });
    expect(two.productsPage.total).toBe(countOf(all, 'Brand__c', 'Valbrune') + countOf(all, 'Brand__c', 'Clairmoulin'));
  });

  test('of a facet with a single value are not shown, unless it was chosen: it would narrow nothing', async () => {
    const narrow = { searchTerm: 'mozzarella' };
    const values = (result: SearchResult) => result.facets.map(({ values: own }) => own.length);
    const all = await search(narrow);
    expect(values(all).every((count) => count > 1)).toBe(true);
    const brand = productsOf(await search({ ...narrow, fields: 'Brand__c' }))[0]?.fields['Brand__c']?.value ?? '';
    const chosen = await search({ ...narrow, ...withRefinements(refine('Brand__c', brand)) });
    expect(facetOf(chosen, 'Brand__c')?.values).not.toEqual([]);
  });

  test('of a value that was chosen and finds nothing stay, so that it can be taken back [SRC-12]', async () => {
    const result = await search({
      searchTerm: 'mozzarella',
      ...withRefinements(refine('Brand__c', 'Brûlerie Marvanne')),
    });
    expect(result.productsPage.total).toBe(0);
    expect(facetOf(result, 'Brand__c')?.values).toContainEqual({
      nameOrId: 'Brûlerie Marvanne',
      displayName: 'Brûlerie Marvanne',
      productCount: 0,
    });
  });

  test('of the tree of categories are what their listings find, whichever is chosen [SRC-12]', async () => {
    const base = { searchTerm: 'lait' };
    const { categories, productsPage } = await search(base);
    expect(categories.category.id).toBeNull();
    expect(categories.productCount).toBe(productsPage.total);
    expect(categories.children.length).toBeGreaterThan(1);
    for (const branch of categories.children) {
      const inside = await search({ ...base, categoryId: branch.category.id ?? '' });
      expect(inside.productsPage.total).toBe(branch.productCount);
      expect(inside.categories.productCount).toBe(categories.productCount);
      const same = inside.categories.children.find(({ category: { id } }) => id === branch.category.id);
      expect(same?.productCount).toBe(branch.productCount);
      const below = same?.children.map(({ productCount }) => productCount) ?? [];
      expect(below.length).toBeGreaterThan(0);
      expect(Math.max(...below)).toBeLessThanOrEqual(branch.productCount);
    }
  });

  test('facet values stand in the order of what they measure, others in that of a dictionary', async () => {
    const collator = new Intl.Collator('fr');
    const namesOf = (result: SearchResult, facet: string) =>
      facetOf(result, facet)?.values.map(({ displayName }) => displayName) ?? [];
    const butter = await search({ categoryId: category('beurres-et-matieres-grasses') });
    for (const facet of ['Brand__c', 'Packaging__c']) {
      const names = namesOf(butter, facet);
      expect(names.length).toBeGreaterThan(1);
      expect(names).toEqual([...names].sort((a, b) => collator.compare(a, b)));
    }
    expect(namesOf(butter, 'FatContent__c')).toEqual(['60 %', '82 %', '84 %', '99,8 %']);
    expect(namesOf(butter, 'PackageSize__c')).toEqual([
      'Moins de 1 kg ou 1 L',
      '1 à 5 kg ou L',
      '5 à 10 kg ou L',
      '10 à 25 kg ou L',
    ]);
    const flour = await search({ categoryId: category('farines-et-sucres') });
    expect(namesOf(flour, 'FlourType__c')).toEqual(['00', 'T45', 'T55', 'T65', 'T80', 'T110', 'T130', 'T150']);
  });

  test('allergens that are absent narrow one another, and say how much [SRC-12]', async () => {
    const base = { categoryId: 'ROOT_CATEGORY_ID', pageSize: 200 };
    const without = (...names: string[]) =>
      search({ ...base, ...withRefinements(refine('AllergensAbsent__c', ...names)) });
    const milk = await without('milk');
    const both = await without('milk', 'gluten');
    expect(both.productsPage.total).toBeLessThan(milk.productsPage.total);
    expect(both.productsPage.total).toBe(countOf(milk, 'AllergensAbsent__c', 'gluten'));
    const { snapshot } = server.app.catalog.state();
    for (const id of ids(both)) expect(snapshot.product(id)?.allergens).not.toContain('milk');
    for (const id of ids(both)) expect(snapshot.product(id)?.allergens).not.toContain('gluten');
    expect((await without('milk', 'sulphites')).productsPage.total).toBe(0);
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

test.each([
  [{}],
  [{ searchTerm: '   ' }],
  [{ searchTerm: 'x', page: -1 }],
  [{ searchTerm: 'x', page: 51, pageSize: 100 }],
  [{ searchTerm: 'x', pageSize: 201 }],
  [{ searchTerm: 'x', pageSize: 0 }],
  [{ searchTerm: 'x', sortRuleId: 'Colour' }],
  [{ searchTerm: 'x', grouping: 'Maybe' }],
  [{ searchTerm: 'x', refinements: 'not base64!' }],
  [{ searchTerm: 'x', refinements: encodeRefinements([refine('Colour__c', 'red')]) }],
  [{ searchTerm: 'x', refinements: encodeRefinements([{ ...refine('Brand__c', '1'), type: 'Range' }]) }],
  [{ searchTerm: 'x', refinements: encodeRefinements(Array.from({ length: 10 }, () => refine('Brand__c', '1'))) }],
  [{ searchTerm: Array.from({ length: 33 }, () => 'mot').join(' ') }],
  // Signs part words as blanks do.
  [{ searchTerm: 'vir.'.repeat(33) }],
  [{ searchTerm: 'x', fields: Array.from({ length: 101 }, (_, index) => `F${index}`).join(',') }],
])('the search %j is refused', async (query: Query) => {
  const answer = await server.get('searchProducts', {}, query);
  expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
});

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
