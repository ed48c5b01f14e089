import type { ProductDetail, ProductList } from '../../../../src/contract/catalog/product';
import type { ProductChildren } from '../../../../src/contract/catalog/productChildren';
import { parseFoodFacts } from '../../../../src/contract/catalog/foodFacts';
import { PRODUCT_FIELDS, parseProductFields } from '../../../../src/contract/catalog/productFields';
import { productNamed } from '../../../../src/server/features/catalog/Catalog';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { isOpen, isSimple, productsOf, someProduct } from '../../../support/server/plugins/catalogFixture';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('one product', () => {
  test('comes with its fields as texts, pictures, category path and quantity rule', async () => {
    const product = someProduct(server, (found) => isSimple(found) && found.labels.length > 0);
    const answer = await server.get('product', { productId: product.id });
    expect(answer.status).toBe(200);
    const detail = answer.json<ProductDetail>();
    expect(detail).toMatchObject({
      id: product.id,
      productClass: 'Simple',
      urlName: product.urlName,
      variationParentId: null,
      variationInfo: null,
      productSellingModels: [],
      purchaseQuantityRule: {
        minimum: String(product.quantityRule.minimum),
        maximum: String(product.quantityRule.maximum),
        increment: String(product.quantityRule.increment),
      },
    });
    expect(Object.keys(detail.fields ?? {}).sort()).toEqual([...PRODUCT_FIELDS].sort());
    const fields = detail.fields ?? {};
    expect({ ...parseProductFields(fields), ...parseFoodFacts(fields) }).toMatchObject({
      name: product.name,
      sku: product.sku,
      brand: product.brand,
      labels: product.labels,
      allergens: expect.arrayContaining([...product.allergens]) as unknown,
      ingredients: product.ingredients,
      vatBasisPoints: product.taxRates[0]?.basisPoints,
    });
    expect(detail.defaultImage?.url).toMatch(/^\/sfsites\/c\/cms\/delivery\/media\/[0-9a-f]{20}$/);
    expect(detail.mediaGroups?.map((group) => group.usageType)).toEqual(['Listing', 'Standard']);
    const path = detail.primaryProductCategoryPath?.path ?? [];
    expect(path.at(-1)?.id).toBe(product.categoryIds[0]);
    expect(path.length).toBeGreaterThan(1);
  });

  test('may be named with 15 characters', async () => {
    const product = someProduct(server, isSimple);
    const answer = await server.get('product', { productId: product.id.slice(0, 15) });
    expect(answer.json()).toMatchObject({ id: product.id });
  });

  test('is found by its url name as by its id, where the caller may see it; an unknown name is 404 [LNK-12]', async () => {
    const product = someProduct(server, (found) => isSimple(found) && isOpen(found));
    const byId = await server.get('product', { productId: product.id });
    const byName = await server.get('namedProduct', { urlName: product.urlName });
    expect([byName.status, byName.json<ProductDetail>()]).toEqual([200, byId.json<ProductDetail>()]);
    const hidden = someProduct(server, (found) => !isOpen(found));
    for (const urlName of [hidden.urlName, 'rien-de-tel', 'constructor']) {
      const missing = await server.get('namedProduct', { urlName });
      expect([urlName, missing.status, missing.text.includes('ITEM_NOT_FOUND')]).toEqual([urlName, 404, true]);
    }
  });

  test('that has variations goes by its name before they do [LNK-12]', () => {
    const { snapshot } = server.app.catalog.state();
    const [first, second] = productsOf(snapshot).filter(isOpen);
    if (!first || !second) throw new Error('The shop has no two products');
    const named = {
      snapshot: { ...snapshot, productsNamed: () => [{ ...first, variationParentId: second.id }, second] },
    };
    expect(productNamed(named, 'beurre', [])).toBe(second);
  });

  test.each([
    ['excludeFields', 'fields'],
    ['excludeMedia', 'defaultImage'],
    ['excludeMedia', 'mediaGroups'],
    ['excludeAttributeSetInfo', 'attributeSetInfo'],
    ['excludePrimaryProductCategory', 'primaryProductCategoryPath'],
    ['excludeProductSellingModels', 'productSellingModels'],
    ['excludeQuantityRule', 'purchaseQuantityRule'],
    ['excludeVariationInfo', 'variationInfo'],
    ['excludeVariationInfo', 'variationAttributeSet'],
  ])('%s leaves %s out', async (option, part) => {
    const { id } = someProduct(server, isSimple);
    const whole = (await server.get('product', { productId: id })).json<object>();
    const without = (await server.get('product', { productId: id }, { [option]: true })).json<object>();
    expect(whole).toHaveProperty(part);
    expect(without).not.toHaveProperty(part);
  });

  test('has only the fields and the media group that were asked for', async () => {
    const { id, name } = someProduct(server, isSimple);
    // Names of members that every JavaScript object has are unknown like any other.
    const query = { fields: 'Name,Unknown__c,constructor,__proto__', mediaGroups: 'productListImage' };
    const detail = (await server.get('product', { productId: id }, query)).json<ProductDetail>();
    expect(detail.fields).toEqual({ Name: name });
    expect(detail.mediaGroups?.map((group) => group.developerName)).toEqual(['productListImage']);
  });

  test('that has variations tells which value is which product', async () => {
    const parent = someProduct(server, (found) => found.productClass === 'VariationParent' && isOpen(found));
    const detail = (await server.get('product', { productId: parent.id })).json<ProductDetail>();
    const mappings = detail.variationInfo?.attributesToProductMappings ?? [];
    expect(mappings.length).toBeGreaterThan(1);
    for (const mapping of mappings) {
      const variation = (await server.get('product', { productId: mapping.productId })).json<ProductDetail>();
      expect(variation).toMatchObject({ productClass: 'Variation', variationParentId: parent.id });
      expect(variation.variationAttributeSet?.attributes).toEqual(
        Object.fromEntries(mapping.selectedAttributes.map(({ apiName, value }) => [apiName, value])),
      );
      expect(variation.variationInfo).toEqual(detail.variationInfo);
    }
    const [attribute] = Object.values(detail.variationInfo?.variationAttributeInfo ?? {});
    expect(attribute?.options.map((option) => option.apiName)).toEqual(mappings.map((mapping) => mapping.canonicalKey));
    expect(Object.keys(detail.attributeSetInfo ?? {})).toEqual([attribute?.apiName]);
  });

  test('that a guest may not see looks like one that does not exist [CTX-13]', async () => {
    const hidden = someProduct(server, (found) => found.buyerGroups !== null);
    const refused = await server.get('product', { productId: hidden.id });
    const unknown = await server.get('product', { productId: '01t00000000zzzz' });
    expect([refused.status, refused.json()]).toMatchObject([404, [{ errorCode: 'ITEM_NOT_FOUND' }]]);
    expect([unknown.status, unknown.text]).toEqual([refused.status, refused.text]);
  });

  test.each(['nonsense', '0ZG000000000001', '01t000000000001ZZZ'])('%s is no product id', async (productId) => {
    const answer = await server.get('product', { productId });
    expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_ID_FIELD' }]]);
  });
});

describe('a list of products', () => {
  test('has them in the order asked for, and each failure inside', async () => {
    const first = someProduct(server, isSimple);
    const last = someProduct(server, (found) => isSimple(found) && found.id !== first.id);
    const hidden = someProduct(server, (found) => found.buyerGroups !== null);
    const answer = await server.get('products', {}, { ids: [last.id, hidden.id, 'nonsense', first.id.slice(0, 15)] });
    expect(answer.status).toBe(200);
    const { total, products } = answer.json<ProductList>();
    expect(total).toBe(4);
    expect(products.map(({ id, success }) => [id, success])).toEqual([
      [last.id, true],
      [hidden.id, false],
      ['nonsense', false],
      [first.id, true],
    ]);
    expect(products.map(({ error }) => error.errorCode)).toEqual([
      undefined,
      'ITEM_NOT_FOUND',
      'INVALID_ID_FIELD',
      undefined,
    ]);
    expect(products[0]).toMatchObject({ name: last.name, fields: { Name: last.name }, productClass: 'Simple' });
  });

  test('can be asked for by reference', async () => {
    const product = someProduct(server, isSimple);
    const { products } = (await server.get('products', {}, { skus: [product.sku, 'NO-SUCH'] })).json<ProductList>();
    expect(products.map(({ id, success }) => [id, success])).toEqual([
      [product.id, true],
      ['NO-SUCH', false],
    ]);
  });

  test.each([
    ['includeQuantityRule', 'purchaseQuantityRule'],
    ['includeAttributeSetInfo', 'attributeSetInfo'],
    ['includeProductSellingModels', 'productSellingModels'],
    ['includeGroupByAttributeVariationInfo', 'variationInfo'],
  ])('%s adds %s', async (option, part) => {
    const { id } = someProduct(server, (found) => found.productClass === 'Variation' && isOpen(found));
    const plain = (await server.get('products', {}, { ids: id })).json<ProductList>();
    const more = (await server.get('products', {}, { ids: id, [option]: true })).json<ProductList>();
    expect(plain.products[0]).not.toHaveProperty(part);
    expect(more.products[0]).toHaveProperty(part);
  });

  test('has no pictures with excludeMedia, and only the fields asked for', async () => {
    const { id, brand } = someProduct(server, isSimple);
    const query = { ids: id, excludeMedia: true, excludePrices: true, fields: 'Brand__c' };
    const { products } = (await server.get('products', {}, query)).json<ProductList>();
    expect(products[0]).toMatchObject({ defaultImage: null, mediaGroups: [], fields: { Brand__c: brand } });
    expect(products[0]).not.toHaveProperty('prices');
  });

  test.each([{}, { ids: '01t000000000001', skus: 'A' }, { ids: ' , ' }])('%j is refused', async (query) => {
    const answer = await server.get('products', {}, query);
    expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
  });

  test('of more than a hundred is refused', async () => {
    const answer = await server.get('products', {}, { skus: Array.from({ length: 101 }, (_, n) => `S${n}`) });
    expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'TOO_MANY_RECORDS' }]]);
  });
});

describe('what is in a bundle', () => {
  test('comes page by page, forward and back [PRD-03]', async () => {
    const bundle = someProduct(
      server,
      (found) => found.productClass === 'Bundle' && isOpen(found) && found.bundleItems.length > 2,
    );
    const page = async (query: object) =>
      (await server.get('productChildren', { productId: bundle.id }, { ...query })).json<ProductChildren>();
    const first = await page({ pageSize: 2 });
    expect(first).toMatchObject({ count: 2, previousPageToken: null });
    expect(first.items[0]).toMatchObject({
      defaultQuantity: `${String(bundle.bundleItems[0]?.quantity)}.0`,
      isEntitled: true,
      productInfo: { id: bundle.bundleItems[0]?.productId },
    });
    const second = await page({ pageSize: 2, pageToken: first.nextPageToken });
    expect(second.items[0]?.productInfo.id).toBe(bundle.bundleItems[2]?.productId);
    expect(second.previousPageToken).toBe(first.currentPageToken);
    const followed = await server.app.inject(first.nextPageUrl ?? '');
    expect(followed.json()).toEqual(second);
  });

  test('has media groups, fields and selling models as asked for [PRD-03]', async () => {
    const { id } = someProduct(server, (found) => found.productClass === 'Bundle' && isOpen(found));
    const item = async (query: Readonly<Record<string, string | boolean>>) =>
      (await server.get('productChildren', { productId: id }, query)).json<ProductChildren>().items[0]?.productInfo;
    expect((await item({ mediaGroups: 'productListImage' }))?.mediaGroups).toHaveLength(1);
    expect(Object.keys((await item({ fields: 'Name' }))?.fields ?? {})).toEqual(['Name']);
    expect(await item({})).not.toHaveProperty('productSellingModels');
    expect(await item({ includeProductSellingModels: true })).toHaveProperty('productSellingModels');
    for (const [option, part] of [
      ['excludeFields', 'fields'],
      ['excludeMedia', 'mediaGroups'],
      ['excludeQuantityRule', 'purchaseQuantityRule'],
      ['excludeAttributeSetInfo', 'attributeSetInfo'],
    ] as const) {
      expect(await item({})).toHaveProperty(part);
      expect(await item({ [option]: true })).not.toHaveProperty(part);
    }
  });

  test('is answered of the members of a set too', async () => {
    const set = someProduct(server, (found) => found.productClass === 'Set' && isOpen(found));
    const { items } = (await server.get('productChildren', { productId: set.id })).json<ProductChildren>();
    expect(items.map(({ productInfo, isEntitled }) => [productInfo.id, isEntitled])).toEqual(
      set.bundleItems.map(({ productId }) => [productId, true]),
    );
  });

  test('is refused for what is neither bundle nor set, for a foreign token and beyond a hundred', async () => {
    const simple = someProduct(server, isSimple);
    const bundle = someProduct(server, (found) => found.productClass === 'Bundle' && isOpen(found));
    for (const answer of [
      await server.get('productChildren', { productId: simple.id }),
      await server.get('productChildren', { productId: bundle.id }, { pageToken: 'xyz' }),
      await server.get('productChildren', { productId: bundle.id }, { pageSize: 101 }),
    ]) {
      expect([answer.status, answer.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
    }
  });
});
