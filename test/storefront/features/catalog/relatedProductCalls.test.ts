import { recordId } from '../../../../src/contract/ids';
import { productsApi } from '../../../../src/storefront/features/catalog/listed/late';
import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import { SELLING_MODELS, soldUnderModels } from '../../../support/server/plugins/soldUnderModels';
import type { TestServer } from '../../../support/server/testServer';
import { openReads } from '../../../support/storefront/openReads';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer({ content: soldUnderModels() });
});
afterAll(() => server.close());
afterEach(() => server.app.webstore.change({ guestBrowsingEnabled: true }));

const { featuredProducts, giftWrap } = productsApi.endpoints;
const notFound = { status: 404, code: 'ITEM_NOT_FOUND' };
const hidden = () => someProduct(server, ({ buyerGroups }) => buyerGroups?.includes('Boulangerie') === true);

describe('featured products', () => {
  const product = () => someProduct(server, (found) => isSimple(found) && Object.keys(found.related).length === 2);

  it('come by relationship, all or the types asked for, each in its order [PRD-05]', async () => {
    const { store } = await openReads(server);
    const read = async (relationshipTypes?: readonly string[]) => {
      const options = relationshipTypes === undefined ? {} : { relationshipTypes };
      const answer = await store.dispatch(featuredProducts.initiate({ productId: product().id, ...options })).unwrap();
      return Object.fromEntries(
        Object.entries(answer?.featuredProductsByRelationshipType ?? {}).map(([type, list]) => [
          type,
          list.map(({ id }) => id),
        ]),
      );
    };
    const { CrossSell, Similar } = product().related;
    expect(CrossSell).not.toEqual([]);
    expect(Similar).not.toEqual([]);
    expect(await read()).toEqual({ CrossSell, Similar });
    expect(await read(['Similar'])).toEqual({ Similar });
    expect(await read(['CrossSell', 'Similar'])).toEqual({ CrossSell, Similar });
    expect(await read(['Nothing', 'constructor'])).toEqual({});
  });

  it('have fields, media groups, attributes, quantity rules and selling models as asked for [PRD-05]', async () => {
    const { store, urls } = await openReads(server);
    const read = async (options: object = {}) => {
      const args = { productId: product().id, relationshipTypes: ['Similar'], ...options };
      const answer = await store.dispatch(featuredProducts.initiate(args)).unwrap();
      return answer?.featuredProductsByRelationshipType['Similar']?.[0];
    };
    const plain = await read();
    expect(Object.keys(plain?.fields ?? {}).length).toBeGreaterThan(10);
    for (const part of [
      'mediaGroups',
      'defaultImage',
      'attributeSetInfo',
      'purchaseQuantityRule',
      'productSellingModels',
    ])
      expect(plain).not.toHaveProperty(part);
    expect(Object.keys((await read({ fields: ['Name'] }))?.fields ?? {})).toEqual(['Name']);
    expect(await read({ excludeFields: true })).not.toHaveProperty('fields');
    expect(await read({ mediaGroups: ['productListImage'] })).not.toHaveProperty('mediaGroups');
    expect((await read({ includeMediaGroups: true }))?.mediaGroups).toHaveLength(2);
    const named = await read({ includeMediaGroups: true, mediaGroups: ['productListImage'] });
    expect(named?.mediaGroups?.map(({ developerName }) => developerName)).toEqual(['productListImage']);
    expect(await read({ includeAttributeSetInfo: true })).toHaveProperty('attributeSetInfo');
    const similar = server.app.catalog.state().snapshot.product(plain?.id ?? '');
    const { purchaseQuantityRule } = (await read({ includePurchaseQuantityRules: true })) ?? {};
    expect(Number(purchaseQuantityRule?.minimum)).toBe(similar?.quantityRule.minimum);
    const { productSellingModels } = (await read({ includeProductSellingModel: true })) ?? {};
    expect(productSellingModels?.map(({ id }) => id)).toEqual(SELLING_MODELS.map(({ id }) => id));
    expect(urls.every((url) => url.includes('relationshipTypes=Similar'))).toBe(true);
  });

  it('of a product that is not there, or not for the caller, are refused, as for a guest who may not browse [PRD-05]', async () => {
    const { store } = await openReads(server);
    const errorOf = async (productId: string) => (await store.dispatch(featuredProducts.initiate({ productId }))).error;
    expect(await errorOf('nonsense')).toMatchObject({ status: 400, code: 'INVALID_ID_FIELD' });
    expect(await errorOf(recordId('product', 999_999))).toMatchObject(notFound);
    expect(await errorOf(hidden().id)).toMatchObject(notFound);
    await server.app.webstore.change({ guestBrowsingEnabled: false });
    expect(await errorOf(product().id)).toMatchObject({ status: 401, code: 'INVALID_SESSION_ID' });
  });
});

describe('gift wrap', () => {
  const giftingOn = { isGiftingEnabled: true, isGiftMessageEnabled: false, isGiftWrapEnabled: true };
  const wrap = () => someProduct(server, isSimple);
  const offer = (giftingConfig: typeof giftingOn) =>
    server.app.webstore.change({ giftingConfig, giftWrapSkus: [wrap().sku, hidden().sku, 'NO-SUCH'] });

  it('is offered where gifts and their wrap are on, with the fields asked for [PRD-06]', async () => {
    await offer(giftingOn);
    const { store, urls } = await openReads(server);
    const whole = await store.dispatch(giftWrap.initiate({})).unwrap();
    expect(whole.products).toMatchObject([{ id: wrap().id, name: wrap().name, success: true }]);
    expect(Number(whole.products[0]?.prices?.unitPrice)).toBeGreaterThan(0);
    const named = await store.dispatch(giftWrap.initiate({ fields: ['Name'] })).unwrap();
    expect(named.products[0]?.fields).toEqual({ Name: wrap().name });
    expect(Object.keys(whole.products[0]?.fields ?? {}).length).toBeGreaterThan(10);
    expect(urls).toHaveLength(2);
  });

  it.each([
    ['gifts', { ...giftingOn, isGiftingEnabled: false }],
    ['wrap', { ...giftingOn, isGiftWrapEnabled: false }],
  ])('is not asked for where %s are off, and the server has none then [PRD-06]', async (_what, giftingConfig) => {
    await offer(giftingConfig);
    const { store, urls } = await openReads(server);
    expect(await store.dispatch(giftWrap.initiate({})).unwrap()).toEqual({ products: [] });
    expect(urls).toEqual([]);
    expect((await server.get('giftWrap', {})).json()).toEqual({ products: [] });
  });

  it('that cannot be had says so, with the status [PRD-06]', async () => {
    await offer(giftingOn);
    const { store } = await openReads(server);
    await server.app.webstore.change({ guestBrowsingEnabled: false });
    const { error } = await store.dispatch(giftWrap.initiate({}));
    expect(error).toMatchObject({
      status: 401,
      code: 'INVALID_SESSION_ID',
      message: expect.stringMatching(/fetching gift wrap details failed.*401/i) as string,
    });
  });
});
