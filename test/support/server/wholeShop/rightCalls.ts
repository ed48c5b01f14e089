import { inventoryScope } from '../../../../src/contract/prices/inventory';
import { TRADE_SYNONYMS } from '../../../../src/demo/tradeSynonyms';
import { COUPONS, MARKET, type Things } from './people';
import { fromFrame } from '../shops/sandboxShop';

/** Parameters, query, headers and body with which a call succeeds for the owner of the records that it names. */
export interface RightCall {
  /** Path parameters that replace the usual values or are not among them. */
  readonly params?: Readonly<Record<string, string | undefined>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const line = ({ productId }: Things) => ({ productId, quantity: 1 });
const taxed = ({ productId }: Things) => ({
  cartItems: [{ deliveryAddress: { countryCode: 'FR' }, lineItems: [{ lineId: '1', productId, quantity: 1 }] }],
});
const address = { name: 'Ana Roux', street: '1 rue Une', city: 'Brest', postalCode: '29200', country: 'FR' };
const contact = { firstName: 'Ana', lastName: 'Roux', email: 'ana@roux.example', phoneNumber: '0612345678' };
const company = {
  companyName: 'Chez Ana',
  siret: '73282932000074',
  trade: 'Autres',
  firstName: 'Ana',
  lastName: 'Roux',
  email: 'ana@roux.example',
  phone: '0612345678',
};
const message = {
  subject: 'other',
  name: 'Ana Roux',
  email: 'ana@roux.example',
  message: 'Livrez-vous le lundi de Pentecôte ?',
};
const FIRST_REVISION = 1;
/** The session whose recording is opened. */
export const RECORDED_SESSION = '7d0f2b9c-55ab-4a0e-8a44-0a8d27f3c1de';
const W = '/services/data/:version/commerce/webstores/:webstoreId';

/** By method and pattern; a call that is missing here needs only its path. */
const CALLS: Readonly<Record<string, (things: Things) => RightCall>> = {
  'POST /login': () => ({ body: { username: 'sport@comptoir.example', password: 'comptoir-demo' } }),
  'POST /password-requests': () => ({ body: { email: 'sport@comptoir.example' } }),
  'POST /password-changes': ({ mailedToken }) => ({ body: { token: mailedToken, password: 'assez long pour servir' } }),
  'POST /registrations': () => ({ body: company }),
  'POST /contact-messages': () => ({ body: message }),
  'POST /recordings': () => ({ body: { session: RECORDED_SESSION, isCurrent: true } }),
  'PUT /recordings/:session/parts/:part/segments/:segment': () => ({ headers: { 'content-type': 'application/gzip' } }),
  'POST /recordings/:session/codes': () => ({ body: { part: 1, action: 0 } }),
  'POST /support/prices': ({ productId }) => ({
    body: { accountId: null, lines: [{ productId, quantity: 2 }], couponCodes: [] },
  }),
  'POST /support/recordings/:session/notes': () => ({ body: { part: 1, action: 0, text: 'Rappeler demain.' } }),
  'POST /consents': () => ({ body: { allowed: 'nothing' } }),
  'POST /market-choices': () => ({ body: { marketId: MARKET.marketId } }),
  'POST /activities/:siteId/:type': ({ productId }) => ({
    body: { cookieId: '0d1f4f5e-7a83-4c7e-9a55-2f6ad7d5a0b1', product: { id: productId } },
  }),
  'GET /payment/frame': () => ({ query: { method: 'card' } }),
  'POST /payment/tokens': () => ({
    headers: fromFrame,
    body: { method: 'card', number: '4242424242424242', expiry: '12/29', code: '123' },
  }),
  'POST /payment/challenges/:transactionId/answers': ({ challengeId }) => ({
    params: { transactionId: challengeId },
    headers: fromFrame,
    body: { outcome: 'confirmed' },
  }),
  'GET /payment/bank/:transactionId': ({ transferId }) => ({ params: { transactionId: transferId } }),
  'POST /payment/bank/:transactionId/answers': ({ transferId }) => ({
    params: { transactionId: transferId },
    body: { answer: 'confirm', bank: 'fournil' },
  }),
  'GET /services/data/:version/ui-api/records/:recordId': () => ({ query: { fields: 'User.Name' } }),
  'GET /services/data/:version/commerce/inventory/levels': ({ productId = '', webstoreId = '', locationId = '' }) => ({
    query: { locations: locationId, products: productId, scope: inventoryScope(webstoreId) },
  }),
  'GET /services/data/:version/connect/communities/:communityId/navigation-menu/navigation-menu-items': () => ({
    query: { navigationLinkSetDeveloperName: 'Default_Navigation1' },
  }),
  [`GET ${W}/products`]: ({ productId = '' }) => ({ query: { ids: productId } }),
  [`GET ${W}/products/url-names/:urlName`]: ({ productUrlName }) => ({ params: { urlName: productUrlName } }),
  [`GET ${W}/products/:productId/children`]: ({ bundleId }) => ({ params: { productId: bundleId } }),
  [`GET ${W}/pricing/products`]: ({ productId = '' }) => ({ query: { productIds: productId } }),
  [`POST ${W}/pricing/products`]: ({ productId }) => ({ body: { pricingLineItems: [{ productId }] } }),
  [`GET ${W}/search/products`]: () => ({ query: { searchTerm: 'beurre' } }),
  [`POST ${W}/search/product-search`]: () => ({ body: { searchTerm: 'beurre' } }),
  [`GET ${W}/search/suggestions`]: () => ({ query: { searchTerm: 'beu' } }),
  [`GET ${W}/ai/recommendations`]: () => ({ query: { recommender: 'TopSelling', anchorFromCurrentCart: 'true' } }),
  [`POST ${W}/accounts/:accountId/addresses`]: () => ({ body: { ...address, addressType: 'Shipping' } }),
  [`PATCH ${W}/accounts/:accountId/addresses/:addressId`]: () => ({ body: { city: 'Vannes' } }),
  [`POST ${W}/carts`]: () => ({ body: {} }),
  [`POST ${W}/carts/:cartStateOrId/cart-items`]: (things) => ({ body: line(things) }),
  [`POST ${W}/carts/:cartStateOrId/cart-items/batch`]: (things) => ({
    body: { inputs: [{ richInput: line(things) }] },
  }),
  [`PATCH ${W}/carts/:cartStateOrId/cart-items/:cartItemId`]: () => ({ body: { quantity: 61 } }),
  [`POST ${W}/carts/:cartStateOrId/cart-coupons`]: () => ({ body: { couponCode: COUPONS.free } }),
  [`PUT ${W}/carts/:cartStateOrId/inventory-reservations`]: () => ({ body: { durationInSeconds: 60 } }),
  [`POST ${W}/carts/:cartStateOrId/delivery-groups`]: () => ({ body: { name: 'Grenier' } }),
  [`PATCH ${W}/carts/:cartStateOrId/delivery-groups/:deliveryGroupId`]: () => ({ body: { name: 'Grenier' } }),
  [`POST ${W}/carts/:cartStateOrId/delivery-groups/actions/arrange-items`]: ({ deliveryGroupId, cartItemId }) => ({
    body: { arrangements: [{ deliveryGroupId, cartItemId, quantity: 1 }] },
  }),
  [`PUT ${W}/checkouts`]: ({ cartStateOrId }) => ({ body: { cartId: cartStateOrId } }),
  [`POST ${W}/checkouts`]: ({ cartStateOrId }) => ({ body: { cartId: cartStateOrId } }),
  [`PATCH ${W}/checkouts/:checkoutId`]: () => ({
    body: { contactInfo: contact, deliveryAddress: { ...address, city: 'Vannes' } },
  }),
  [`POST ${W}/checkouts/:checkoutId/coupons`]: () => ({ body: { couponCode: COUPONS.free } }),
  [`POST ${W}/checkouts/:checkoutId/payments`]: ({ cardToken }) => ({
    body: { requestType: 'Auth', paymentToken: cardToken },
  }),
  [`PATCH ${W}/standing-deliveries/:standingDeliveryId`]: () => ({ body: { status: 'Paused' } }),
  [`GET ${W}/order-summaries/actions/lookup`]: ({ orderSummaryId = '' }) => ({
    query: { orderSummaryIdOrRefNumber: orderSummaryId },
  }),
  [`POST ${W}/order-summaries/actions/lookup`]: ({ orderSummaryId }) => ({
    body: { orderSummaryIdOrRefNumber: orderSummaryId },
  }),
  'POST /services/data/:version/commerce/promotions/actions/evaluate-products': ({ productId }) => ({
    body: { products: [{ productId }] },
  }),
  [`POST ${W}/taxes/actions/calculate-taxes`]: (things) => ({ body: taxed(things) }),
  [`POST ${W}/checkouts/:checkoutId/orders/actions`]: () => ({ body: { actions: [{ action: 'prepare' }] } }),
  'PUT /builder/api/draft': ({ document = '', revision = FIRST_REVISION }) => ({
    body: { revision, document: JSON.parse(document) as unknown },
  }),
  'POST /builder/api/imports': ({ file = '', revision = FIRST_REVISION }) => ({
    body: { revision, file: JSON.parse(file) as unknown },
  }),
  'PUT /builder/api/synonyms': () => ({
    body: { base: TRADE_SYNONYMS.join('\n'), synonyms: TRADE_SYNONYMS.join('\n') },
  }),
  'POST /builder/api/synonyms/trials': () => ({ body: { term: 'chocolatine', synonyms: '' } }),
  'POST /builder/api/publications': ({ revision = FIRST_REVISION }) => ({ body: { revision } }),
  'POST /builder/api/versions/:siteVersion/actions/restore': ({ revision = FIRST_REVISION }) => ({
    body: { revision },
  }),
  'POST /builder/api/contents': ({ content = '' }) => ({ body: { document: JSON.parse(content) as unknown } }),
  'PUT /builder/api/contents/:contentKey': ({ content = '', revision = FIRST_REVISION }) => ({
    body: { revision, document: JSON.parse(content) as unknown },
  }),
  'POST /builder/api/contents/:contentKey/publications': ({ revision = FIRST_REVISION }) => ({ body: { revision } }),
  'POST /builder/api/contents/:contentKey/actions/withdraw': ({ revision = FIRST_REVISION }) => ({
    body: { revision },
  }),
  'POST /builder/api/pictures': () => ({ body: { title: 'Une image', altText: '', data: ONE_PIXEL } }),
};

/** A GIF of one pixel, as base64. */
const ONE_PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The parts of a valid call of this route. */
export const rightCall = (route: string, things: Things): RightCall => CALLS[route]?.(things) ?? {};
