import { recordId } from '../../../../src/contract/ids';
import type { ProductListArgs } from '../../../../src/contract/catalog/product';
import { catalogApi } from '../../../../src/storefront/features/catalog';
import { pricedIn } from '../../../../src/server/features/catalog';
import { productsApi } from '../../../../src/storefront/features/catalog/listed/late';
import { pricesApi, taxApi } from '../../../../src/storefront/features/prices';
import { isOpen, isSimple, productsOf, someProduct } from '../../../support/server/plugins/catalogFixture';
import { SELLING_MODELS, soldUnderModels } from '../../../support/server/plugins/soldUnderModels';
import type { TestServer } from '../../../support/server/testServer';
import { openReads } from '../../../support/storefront/openReads';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer({ content: soldUnderModels() });
});
afterAll(() => server.close());
afterEach(() => server.app.webstore.change({ guestBrowsingEnabled: true, usesUniversalPricebooks: true }));

const { products, productChildren, featuredProducts } = productsApi.endpoints;

const notFound = { status: 404, code: 'ITEM_NOT_FOUND' };
const hidden = () => someProduct(server, ({ buyerGroups }) => buyerGroups?.includes('Boulangerie') === true);

describe('a list of products', () => {
  it.each([
    ['nothing', {}],
    ['both', { ids: [recordId('product', 1)], skus: ['CRU-106'] }],
    ['empty lists', { ids: [], skus: [] }],
    ['blank ids', { ids: ['', ' '] }],
    ['blank references', { skus: [' '] }],
  ])('of %s is refused before any call [PRD-02]', async (_what, args) => {
    const { store, urls } = await openReads(server);
    const { data, error } = await store.dispatch(products.initiate(args));
    expect(data).toBeUndefined();
    expect(error).toMatchObject({
      code: 'REFUSED',
      status: 0,
      message: expect.stringMatching(/^TypeError: only one of ids or skus should be provided/i) as string,
    });
    expect(urls).toEqual([]);
  });

  it('comes by ids or by references, in their order, each failure inside [PRD-02]', async () => {
    const { store, urls } = await openReads(server);
    const [first, second] = productsOf(server.app.catalog.state().snapshot).filter(isSimple);
    if (!first || !second) throw new Error('The shop has no two products');
    const read = async (args: ProductListArgs) =>
      (await store.dispatch(products.initiate(args)).unwrap())?.products.map(({ id, success }) => [id, success]);
    expect(await read({ ids: [second.id, hidden().id, first.id], skus: [] })).toEqual([
      [second.id, true],
      [hidden().id, false],
      [first.id, true],
    ]);
    expect(await read({ skus: [second.sku, 'NO-SUCH'] })).toEqual([
      [second.id, true],
      ['NO-SUCH', false],
    ]);
    expect(urls.map((url) => [...new URL(url, 'http://shop').searchParams.keys()][0])).toEqual(['ids', 'skus']);
  });

  it('has what a member may see, is refused beyond a hundred and to a guest who may not browse [PRD-02]', async () => {
    // Without this change the list is read as a guest's, so that all visitors share it (CTX-06).
    await server.app.webstore.change({ usesUniversalPricebooks: false, usesSingleEntitlementPolicy: false });
    const member = await openReads(server, 'boulangerie@comptoir.example');
    const seen = await member.store.dispatch(products.initiate({ ids: [hidden().id] })).unwrap();
    expect(seen?.products).toMatchObject([{ id: hidden().id, success: true, name: hidden().name }]);
    const { store } = await openReads(server);
    const skus = Array.from({ length: 101 }, (_, n) => `S${String(n)}`);
    expect((await store.dispatch(products.initiate({ skus }))).error).toMatchObject({
      status: 400,
      code: 'TOO_MANY_RECORDS',
    });
    await server.app.webstore.change({ guestBrowsingEnabled: false });
    expect((await store.dispatch(products.initiate({ ids: [hidden().id] }))).error).toMatchObject({ status: 401 });
  });

  it('has or lacks each part as asked for [PRD-07]', async () => {
    const { store, urls } = await openReads(server);
    const variation = someProduct(server, (found) => found.productClass === 'Variation' && isOpen(found));
    const read = async (options: ProductListArgs = {}) => {
      const list = await store.dispatch(products.initiate({ ids: [variation.id], ...options })).unwrap();
      return list?.products[0];
    };
    const plain = await read();
    expect(Object.keys(plain?.fields ?? {}).length).toBeGreaterThan(10);
    expect((await read({ fields: ['Name', 'Brand__c'] }))?.fields).toEqual({
      Name: variation.name,
      Brand__c: variation.brand,
    });

    const price = await store.dispatch(pricesApi.endpoints.price.initiate({ productId: variation.id })).unwrap();
    expect(plain?.prices).toMatchObject({
      unitPrice: price?.unitPrice,
      listPrice: price?.listPrice,
      pricebookEntryId: price?.pricebookEntryId,
      success: true,
    });
    expect(await read({ excludePrices: true })).not.toHaveProperty('prices');

    expect(plain?.defaultImage?.url).toMatch(/^\//);
    expect(plain?.mediaGroups).toHaveLength(2);
    expect(await read({ excludeMedia: true })).toMatchObject({ defaultImage: null, mediaGroups: [] });

    expect(plain).not.toHaveProperty('attributeSetInfo');
    const sets = Object.values((await read({ includeAttributeSetInfo: true }))?.attributeSetInfo ?? {});
    const ownAttributes = variation.variationAttributes.map(({ apiName }) => apiName);
    expect(sets.flatMap(({ attributeInfo }) => Object.keys(attributeInfo))).toEqual(ownAttributes);

    expect(plain).not.toHaveProperty('purchaseQuantityRule');
    const { minimum, increment } = variation.quantityRule;
    const ruled = (await read({ includeQuantityRule: true }))?.purchaseQuantityRule;
    expect([Number(ruled?.minimum), Number(ruled?.increment)]).toEqual([minimum, increment]);

    expect(plain).not.toHaveProperty('productSellingModels');
    expect((await read({ includeProductSellingModels: true }))?.productSellingModels).toEqual([
      {
        id: SELLING_MODELS[0]?.id,
        name: 'Une fois',
        pricingTerm: null,
        pricingTermUnit: null,
        sellingModelType: 'OneTime',
      },
      {
        id: SELLING_MODELS[1]?.id,
        name: 'Chaque mois',
        pricingTerm: 12,
        pricingTermUnit: 'Months',
        sellingModelType: 'TermDefined',
      },
    ]);

    expect(plain).not.toHaveProperty('variationInfo');
    const { variationInfo } = (await read({ includeGroupByAttributeVariationInfo: true })) ?? {};
    expect(variationInfo?.attributesToProductMappings.map(({ productId }) => productId)).toContain(variation.id);

    const sent = urls
      .filter((url) => url.includes('/products?'))
      .map((url) => new URL(url, 'http://shop').searchParams);
    expect(sent.map((query) => [...query.keys()].filter((key) => !['ids', 'asGuest'].includes(key)))).toEqual([
      [],
      ['fields'],
      ['excludePrices'],
      ['excludeMedia'],
      ['includeAttributeSetInfo'],
      ['includeQuantityRule'],
      ['includeProductSellingModels'],
      ['includeGroupByAttributeVariationInfo'],
    ]);
  });

  it('has the prices of whoever asks [PRD-07]', async () => {
    await server.app.webstore.change({ usesUniversalPricebooks: false, usesSingleEntitlementPolicy: false });
    const { prices, snapshot } = pricedIn(server.app.catalog.state(), 'EUR');
    const own = productsOf(snapshot).find(
      ({ id, buyerGroups }) =>
        buyerGroups === null && prices.bestOf(id, ['Boulangerie'])?.unitCents !== prices.bestOf(id, [])?.unitCents,
    );
    const read = async (email?: string) => {
      const { store } = await openReads(server, email);
      return (await store.dispatch(products.initiate({ ids: [own?.id ?? ''] })).unwrap())?.products[0]?.prices
        ?.unitPrice;
    };
    const money = (groups: readonly string[]) =>
      ((prices.bestOf(own?.id ?? '', groups)?.unitCents ?? NaN) / 100).toFixed(2);
    expect([await read(), await read('boulangerie@comptoir.example')]).toEqual([money([]), money(['Boulangerie'])]);
  });
});

describe('without a product', () => {
  it.each(['', '  '])(
    '(%j) its detail, price, children, featured products and tax are refused before any call [PRD-04]',
    async (productId) => {
      await server.app.webstore.change({ taxType: 'Gross' });
      const { store, urls } = await openReads(server);
      const answers = [
        await store.dispatch(catalogApi.endpoints.product.initiate({ productId })),
        await store.dispatch(pricesApi.endpoints.price.initiate({ productId })),
        await store.dispatch(productChildren.initiate({ productId })),
        await store.dispatch(featuredProducts.initiate({ productId })),
        await store.dispatch(taxApi.endpoints.productTaxes.initiate({ productId })),
      ];
      for (const { data, error } of answers) {
        expect([data, error]).toEqual([undefined, expect.objectContaining({ code: 'REFUSED', status: 0 })]);
      }
      expect(urls).toEqual([]);
    },
  );

  it('whose id is there, each of them is one call [PRD-04]', async () => {
    await server.app.webstore.change({ taxType: 'Gross' });
    const { store, urls } = await openReads(server);
    const { id: productId } = someProduct(server, (found) => found.productClass === 'Bundle' && isOpen(found));
    const read = [
      await store.dispatch(catalogApi.endpoints.product.initiate({ productId })),
      await store.dispatch(pricesApi.endpoints.price.initiate({ productId })),
      await store.dispatch(productChildren.initiate({ productId })),
      await store.dispatch(featuredProducts.initiate({ productId })),
      await store.dispatch(taxApi.endpoints.productTaxes.initiate({ productId })),
    ];
    expect(read.map(({ error, data }) => [error, data !== undefined])).toEqual(read.map(() => [undefined, true]));
    expect(urls).toHaveLength(5);
  });
});

describe('the parts of a bundle', () => {
  const bundle = () => someProduct(server, (found) => found.productClass === 'Bundle' && isOpen(found));

  it('come in pages, with the pictures and selling models asked for [PRD-03]', async () => {
    const { store } = await openReads(server);
    const read = (options: object = {}) =>
      store.dispatch(productChildren.initiate({ productId: bundle().id, ...options })).unwrap();
    const whole = await read();
    const ids = bundle().bundleItems.map(({ productId }) => productId);
    expect(whole?.items.map(({ productInfo }) => productInfo.id)).toEqual(ids.slice(0, 20));
    const first = await read({ pageSize: 1 });
    expect(first?.items).toHaveLength(1);
    const second = await read({ pageSize: 1, pageToken: first?.nextPageToken });
    expect(second?.items[0]?.productInfo.id).toBe(ids[1]);
    const info = async (options: object) => (await read({ pageSize: 1, ...options }))?.items[0]?.productInfo;
    expect((await info({ mediaGroups: ['productListImage'] }))?.mediaGroups).toHaveLength(1);
    expect((await info({}))?.mediaGroups).toHaveLength(2);
    expect((await info({ includeProductSellingModels: true }))?.productSellingModels?.map(({ id }) => id)).toEqual(
      SELLING_MODELS.map(({ id }) => id),
    );
    expect(await info({})).not.toHaveProperty('productSellingModels');
  });

  it('are refused of what is no bundle, or not there [PRD-03]', async () => {
    const { store } = await openReads(server);
    const errorOf = async (productId: string) => (await store.dispatch(productChildren.initiate({ productId }))).error;
    expect(await errorOf(someProduct(server, isSimple).id)).toMatchObject({ status: 400, code: 'INVALID_API_INPUT' });
    expect(await errorOf(recordId('product', 999_999))).toMatchObject(notFound);
  });
});
