import { documentedOptions } from '../support/contracts/documentedAnswers';
import { CALLS } from './webstoreCalls';

// Every call that the specification of the data layer lists (CTX-14), with each option and each field of a body that it
// names. Other tests prove what the calls do; this one, that none is missing.

const SERVICES = '/services/data/{version}';
const STORE = `${SERVICES}/commerce/webstores/{webstoreId}`;
const CART = `${STORE}/carts/{cartId}`;
const CHECKOUT = `${STORE}/checkouts/{checkoutId}`;
const LISTED = ['contentKeys', 'contentTypeFQN', 'page', 'pageSize', 'referenceDepth', 'includeContentBody'];
const CONTENTS = [...LISTED, 'managedContentIds'];

const SPECIFIED: readonly (readonly [call: string, ...options: string[]])[] = [
  [`GET ${STORE}/application-context`, 'asGuest'],
  [`GET ${STORE}/session-context`, 'effectiveAccountId'],
  [`GET ${STORE}/external-managed-accounts`, 'includeMyAccount'],
  [`GET ${STORE}/effective-accounts/{effectiveAccountId}`, 'fields'],
  [`GET ${STORE}/products/{productId}`, 'effectiveAccountId', 'noCache'],
  [`GET ${STORE}/versions/{snapshotId}/products/{productId}`, 'effectiveAccountId', 'noCache'],
  [
    `GET ${STORE}/products`,
    'ids',
    'skus',
    'fields',
    'excludePrices',
    'excludeMedia',
    'includeAttributeSetInfo',
    'includeQuantityRule',
    'includeProductSellingModels',
    'includeGroupByAttributeVariationInfo',
  ],
  [`GET ${STORE}/products/{productId}/children`, 'pageSize', 'mediaGroups', 'includeProductSellingModels'],
  [
    `GET ${STORE}/products/{productId}/featured-products`,
    'relationshipTypes',
    'fields',
    'excludeFields',
    'mediaGroups',
    'includeMediaGroups',
    'includeAttributeSetInfo',
    'includePurchaseQuantityRules',
    'includeProductSellingModel',
  ],
  [`GET ${STORE}/products/gift-wrap`, 'fields'],
  [
    `GET ${STORE}/pricing/products/{productId}`,
    'allProductSellingModelPrices',
    'includeChildProductPrices',
    'currencyIsoCode',
  ],
  [`GET ${STORE}/pricing/products`, 'productIds'],
  [`GET ${STORE}/taxes/products/{productId}`],
  [`GET ${STORE}/search/products`, 'searchTerm', 'categoryId', 'refinements'],
  [`POST ${STORE}/search/product-search`, 'searchTerm', 'categoryId', 'refinements', 'includePrices'],
  [
    `GET ${STORE}/search/suggestions`,
    'searchTerm',
    'includeSuggestedProducts',
    'includeSuggestedTerms',
    'popularProductsCategoryId',
  ],
  [`GET ${STORE}/product-categories/{categoryId}`],
  [`GET ${STORE}/product-categories/children`, 'parentProductCategoryId', 'fields'],
  [`GET ${STORE}/product-category-path/product-categories/{categoryId}`],
  [`GET ${STORE}/category-menu-items`, 'addHomeMenuItem', 'includeImageUrl', 'maxLevels', 'maxItems', 'publishStatus'],
  [
    `GET ${SERVICES}/connect/communities/{communityId}/navigation-menu/navigation-menu-items`,
    'navigationLinkSetDeveloperName',
    'menuItemTypesToSkip',
    'addHomeMenuItem',
    'includeImageUrl',
    'publishStatus',
  ],
  [
    `GET ${SERVICES}/commerce/inventory/levels`,
    'locations',
    'locationgroups',
    'products',
    'includeRelatedProducts',
    'scope',
  ],
  [
    `GET ${STORE}/ai/recommendations`,
    'anchorValues',
    'recommender',
    'includePricingAndProductInformation',
    'anchorFromCurrentCart',
    'currencyIsoCode',
  ],
  [`GET ${STORE}/ai/configuration`],
  [`GET ${STORE}/shopperAgent/context`],
  [`GET ${SERVICES}/connect/sites/{siteId}/cms/delivery/contents`, ...CONTENTS],
  [`GET ${SERVICES}/connect/cms/delivery/channels/{channelId}/contents`, ...CONTENTS],
  [`GET ${SERVICES}/connect/sites/{siteId}/cms/delivery/contents/{contentKeyOrId}`],
  [`GET ${SERVICES}/connect/cms/delivery/channels/{channelId}/contents/{contentKeyOrId}`],
  [`GET ${SERVICES}/ui-api/records/{userId}`, 'optionalFields'],
  [`PUT ${STORE}/carts`, 'effectiveAccountId', 'currencyIsoCode'],
  [`GET ${CART}/compact-summary`, 'effectiveAccountId', 'currencyIsoCode'],
  [
    `GET ${CART}/cart-items`,
    'effectiveAccountId',
    'currencyIsoCode',
    'page',
    'pageSize',
    'sort',
    'productFields',
    'includePromotions',
    'includeCoupons',
  ],
  [`POST ${CART}/cart-items`, 'productId', 'quantity', 'type'],
  [`POST ${CART}/cart-items/batch`, 'inputs'],
  [`PATCH ${CART}/cart-items/{cartItemId}`, 'quantity'],
  [`DELETE ${CART}/cart-items/{cartItemId}`],
  [`POST ${CART}/cart-coupons`, 'couponCode'],
  [`DELETE ${CART}/cart-coupons/{cartCouponId}`],
  [`PUT ${CART}/inventory-reservations`, 'durationInSeconds'],
  [`GET ${CART}/products`],
  [`GET ${CART}/delivery-groups`],
  [`POST ${CART}/delivery-groups`],
  [`GET ${CART}/delivery-groups/{deliveryGroupId}`],
  [`PATCH ${CART}/delivery-groups/{deliveryGroupId}`],
  [`DELETE ${CART}/delivery-groups/{deliveryGroupId}`],
  [`POST ${CART}/delivery-groups/actions/arrange-items`, 'arrangements'],
  [`POST ${CART}/actions/preserve`],
  [`POST ${CART}/actions/clone`],
  [`PUT ${STORE}/checkouts`],
  [`GET ${CHECKOUT}`],
  [`DELETE ${CHECKOUT}`],
  [`PATCH ${CHECKOUT}`],
  [`POST ${CHECKOUT}/coupons`],
  [`DELETE ${CHECKOUT}/coupons/{couponId}`],
  [`POST ${CHECKOUT}/orders/actions`, 'actions'],
  [`POST ${CHECKOUT}/orders`],
  [
    `POST ${CHECKOUT}/payments`,
    'paymentToken',
    'requestType',
    'billingAddress',
    'paymentsData',
    'registrationAccountId',
  ],
  [`GET ${STORE}/accounts/{accountId}/addresses`],
  [`POST ${STORE}/accounts/{accountId}/addresses`],
  [`PATCH ${STORE}/accounts/{accountId}/addresses/{addressId}`],
  ['POST /activities/{siteId}/{type}'],
];

const nameless = (call: string): string => call.replace(/\{\w+\}/g, '{}');

test.each(SPECIFIED)(
  '%s is a call of the API, with all that the specification lets it say [CTX-14]',
  (call, ...options) => {
    const [method = '', path = ''] = call.split(' ');
    const documented = documentedOptions(method, path);
    expect(documented).not.toBeNull();
    expect(options.filter((option) => documented?.includes(option) !== true)).toEqual([]);
  },
);

test('a client of the public reference knows each of them [CTX-14]', () => {
  const known = new Set(Object.values(CALLS).map(nameless));
  expect(SPECIFIED.map(([call]) => call).filter((call) => !known.has(nameless(call)))).toEqual([]);
});
