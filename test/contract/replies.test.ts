import Fastify, { type FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { applicationContextSchema } from '../../src/contract/context/applicationContext.schema';
import { addItemsSchema, cartItemSchema } from '../../src/contract/cart/cartItem.schema';
import type { CartItem } from '../../src/contract/cart/cartItem';
import { menuSchema } from '../../src/contract/catalog/menu.schema';
import type { Menu } from '../../src/contract/catalog/menu';
import { productDetailSchema } from '../../src/contract/catalog/product.schema';
import { errorReply } from '../../src/contract/errors.schema';
import { searchResultSchema } from '../../src/contract/search/search.schema';
import type { SearchResult } from '../../src/contract/search/search';

let server: FastifyInstance;
beforeEach(() => {
  server = Fastify();
});
afterEach(() => server.close());

/** What a client receives when a route with this reply schema returns this value. */
async function received(schema: TSchema, value: unknown): Promise<unknown> {
  server.get('/reply', { schema: { response: { 200: schema } } }, async (_request, reply) => reply.send(value));
  const response = await server.inject('/reply');
  expect(response.statusCode).toBe(200);
  return response.json();
}

const item: CartItem = {
  cartItemId: null,
  cartId: '0a6000000000001AAA',
  cartDeliveryGroupId: null,
  productId: '01t000000000001AAA',
  name: 'Beurre de tourage',
  type: 'Product',
  subType: null,
  quantity: '2.0',
  currencyIsoCode: 'EUR',
  listPrice: null,
  salesPrice: '6.90',
  unitAdjustedPrice: '6.90',
  unitAdjustedPriceWithItemAdj: '6.90',
  unitAdjustmentAmount: '0.00',
  unitItemAdjustmentAmount: '0.00',
  itemizedAdjustmentAmount: '0.00',
  totalListPrice: null,
  totalPrice: '13.80',
  totalAmount: '13.80',
  totalAdjustmentAmount: '0.00',
  totalTax: '0.76',
  productSellingModelId: null,
  sellingModelType: null,
  subscriptionTerm: null,
  parentCartItemId: null,
  childProductCount: null,
  productClass: 'Simple',
  promotionDisplayName: null,
  isShippingChargeNotApplicable: false,
  messagesSummary: {
    hasErrors: false,
    errorCount: 0,
    totalLineItemsWithErrors: 0,
    relatedEntityId: null,
    limitedMessages: [],
  },
  customFields: [{ Note__c: 'x', nested: { deep: [1, null] } }],
  productDetails: {
    productId: '01t000000000001AAA',
    name: 'Beurre de tourage',
    sku: 'BT-10',
    productClass: 'Simple',
    productUrlName: null,
    fields: { Name: 'Beurre', Picture__c: null },
    purchaseQuantityRule: { minimum: '1', maximum: '99', increment: '1' },
    thumbnailImage: null,
    variationAttributes: { Size__c: { label: 'Taille', value: '10 kg', sequence: 0 } },
  },
};

describe('reply schemas let everything through', () => {
  test('a cart item arrives whole, nulls and free fields included', async () => {
    expect(await received(cartItemSchema, item)).toEqual(item);
  });

  test('a batch answers items and error arrays side by side', async () => {
    const reply = {
      hasErrors: true,
      results: [
        { statusCode: 201, result: item },
        { statusCode: 400, result: [{ errorCode: 'MISSING_RECORD', message: 'Below the minimum' }] },
      ],
    };
    expect(await received(addItemsSchema, reply)).toEqual(reply);
  });

  test('a menu arrives to its deepest level', async () => {
    const leaf = (depth: number): Menu['menuItems'][number] => ({
      actionType: 'InternalLink',
      actionValue: `/category/n${String(depth)}`,
      imageUrl: null,
      label: `Niveau ${String(depth)}`,
      target: 'CurrentWindow',
      subMenu: depth === 5 ? [] : [leaf(depth + 1)],
      pageReference:
        depth === 5
          ? {
              type: 'standard__recordPage',
              attributes: { recordId: '0ZG' },
              state: { categoryPath: 'ProductCategory' },
            }
          : null,
    });
    const menu: Menu = { menuItems: [leaf(1)] };
    expect(await received(menuSchema, menu)).toEqual(menu);
  });

  test('a search result arrives with its tree of categories', async () => {
    const result: SearchResult = {
      categories: {
        category: { id: null, name: 'Tout', description: null },
        productCount: 3,
        children: [
          {
            category: { id: '0ZG1', name: 'Beurres', description: 'd' },
            productCount: 3,
            children: [{ category: { id: '0ZG2', name: 'Tourage', description: null }, productCount: 1, children: [] }],
          },
        ],
      },
      facets: [
        {
          nameOrId: 'Brand__c',
          attributeType: 'Custom',
          facetType: 'DistinctValue',
          displayName: 'Marque',
          displayRank: 1,
          displayType: 'MultiSelect',
          values: [{ nameOrId: 'a', displayName: 'A', productCount: 2 }],
        },
      ],
      locale: 'fr_FR',
      productsPage: {
        currencyIsoCode: 'EUR',
        pageSize: 20,
        total: 1,
        products: [
          {
            id: '01t',
            name: 'Beurre',
            fields: { Name: { value: 'Beurre' }, Labels__c: { value: null } },
            defaultImage: null,
            productClass: 'Simple',
            prices: null,
            purchaseQuantityRule: null,
            urlName: 'beurre',
            variationAttributeSet: null,
            productSellingModelInformation: null,
          },
        ],
      },
    };
    expect(await received(searchResultSchema, result)).toEqual(result);
  });

  test('what was excluded from a product is absent, what is unknown is null', async () => {
    const product = { id: '01t', productClass: 'Simple', urlName: null, variationParentId: null, defaultImage: null };
    expect(await received(productDetailSchema, product)).toEqual(product);
  });

  test('two replies of one server may hold the same recursive shape', async () => {
    server.get('/menus', { schema: { response: { 200: menuSchema, 404: errorReply } } }, async () => ({
      menuItems: [],
    }));
    server.get('/also', { schema: { response: { 200: menuSchema } } }, async () => ({ menuItems: [] }));
    await server.ready();
    expect((await server.inject('/also')).json()).toEqual({ menuItems: [] });
  });
});

test('the application context names every field of the specification', () => {
  expect(Object.keys(applicationContextSchema.properties)).toEqual(
    expect.arrayContaining([
      'checkoutSettings',
      'guestBrowsingEnabled',
      'guestCartEnabled',
      'guestCheckoutEnabled',
      'guestCartCheckoutEnabled',
      'splitShipmentEnabled',
      'cartCalculateEnabled',
      'placeOrderV2Enabled',
      'shippingCountries',
      'taxType',
      'country',
      'markets',
      'inventoryConfiguration',
      'defaultCurrency',
      'supportedCurrencies',
      'sessionDrivenCurrency',
      'orderStatuses',
      'managedCheckoutVersion',
      'subscriptionConfig',
      'giftingConfig',
      'shopperConsentEnabled',
      'skipPhoneNumberValidationEnabled',
      'usesSingleEntitlementPolicy',
      'usesUniversalPricebooks',
      'catalogSnapshotVersionId',
      'clientSidePaymentConfiguration',
      'propertiesEx',
      'logoutUrl',
    ]),
  );
});
