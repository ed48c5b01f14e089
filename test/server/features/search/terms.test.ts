import type { SearchResult } from '../../../../src/contract/search/search';
import { isOpen, isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import { ids, productsOf, searchCalls } from '../../../support/server/calls/searchCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { search } = searchCalls(() => server);

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

  test('of known and unknown references finds the known ones in their order, and says so [SRC-07]', async () => {
    const found = await search({ searchTerm: 'TOU-104, TOU-999, LEV-101' });
    expect(productsOf(found).map(({ name }) => name)).toHaveLength(2);
    expect(ids(found)).toEqual(ids(await search({ searchTerm: 'TOU-104 LEV-101' })));
    expect(found.correctedSearchTerm).toBe('TOU-104 LEV-101');
    // The reference of a restricted product is as unknown as one that does not exist.
    expect(await search({ searchTerm: 'TOU-104 TOU-107' })).toEqual(await search({ searchTerm: 'TOU-104 TOU-999' }));
  });

  test('that a variation is called by comes after products of that name [SRC-07]', async () => {
    const names = productsOf(await search({ searchTerm: 'pain' })).map(({ name }) => name);
    expect(names[0]).toMatch(/^Pain /);
    expect(names[1]).toMatch(/^Pain /);
    expect(names.findIndex((name) => /^Sirop/.test(name))).not.toBe(0);
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

  const variationOf = (nth = 0) => {
    const { snapshot } = server.app.catalog.state();
    const family = someProduct(server, (found) => found.productClass === 'VariationParent' && isOpen(found));
    const rows = [...snapshot.columns.variations.at(snapshot.rowOf(family.id))];
    const variation = snapshot.productAt(rows[nth] ?? -1);
    return { family, variation };
  };

  test.each(['sku', 'gtin'] as const)(
    'that is a variation’s own %s finds that variation, not its family [SRC-07]',
    async (key) => {
      const { variation } = variationOf();
      for (const grouping of ['VariationParent', 'NoGrouping']) {
        const result = await search({ searchTerm: variation[key], grouping });
        expect(ids(result)).toEqual([variation.id]);
        expect(result.productsPage.total).toBe(1);
      }
      const [found] = productsOf(await search({ searchTerm: variation[key] }));
      expect(found).toMatchObject({ productClass: 'Variation', urlName: variation.urlName, name: variation.name });
    },
  );

  test('of several references finds each variation of a family, and the family, in the order given [SRC-07]', async () => {
    const [{ family, variation: first }, { variation: second }] = [variationOf(0), variationOf(1)];
    const simple = someProduct(server, isSimple);
    const searchTerm = [second, simple, first, family].map(({ sku }) => sku).join(' ');
    const result = await search({ searchTerm });
    expect(ids(result)).toEqual([second.id, simple.id, first.id, family.id]);
    expect(result.categories.productCount).toBe(4);
  });

  test('of words that say a variation finds its family once [SRC-07]', async () => {
    const { family, variation } = variationOf();
    const found = ids(await search({ searchTerm: variation.name, pageSize: 200 }));
    expect(found).toContain(family.id);
    expect(found).not.toContain(variation.id);
  });

  test.each(['%%%', '…', 'zzzzzz'])('%s finds nothing, and that is an answer', async (searchTerm) => {
    expect(await search({ searchTerm })).toMatchObject({ facets: [], productsPage: { total: 0, products: [] } });
  });

  test('never finds what a guest may not see', async () => {
    const hidden = someProduct(server, (found) => found.buyerGroups !== null);
    expect(ids(await search({ searchTerm: hidden.sku, pageSize: 200 }))).not.toContain(hidden.id);
  });
});
