import type { Addresses } from '../../../src/contract/addresses/address';
import type { CartItem } from '../../../src/contract/cart/cartItem';
import type { CartCouponsResult } from '../../../src/contract/cart/promotion';
import type { Checkout } from '../../../src/contract/checkout/checkout';
import type { DeliveryGroup } from '../../../src/contract/checkout/deliveryGroup';
import type { StandingDeliveries } from '../../../src/contract/orders/standingDelivery';
import { ANY_PATHS, anyPathTo, type AnyPathName } from '../../../src/contract/otherClientPaths';
import { withQuery, type QueryValue } from '../../../src/contract/paths';
import type { AppPlugin } from '../../../src/server/app';
import { DEMO_ACCOUNT_IDS, DEMO_PASSWORD } from '../../../src/demo/accounts';
import { callPlugins } from '../../support/server/plugins/shopPlugins';
import { randomIds } from '../../../src/server/ids';
import { createBuyer } from '../../support/orders/buyer';
import { orderableProducts } from '../../support/orders/orderableProducts';
import { logIn, type LoggedIn } from '../../support/server/calls/loggedIn';
import { cachedDemo } from '../../support/server/testServer';
import { fromOwnPage, startTestApp, testSettings, type TestApp } from '../../support/server/testApp';

// Every call of the webstore API other than a GET, made by callers who may not make it. The list comes from the app: a
// route without a row here, or a row without a route, fails.

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
type Ids = Readonly<Record<string, string>>;

interface Row {
  /** The body of a valid call; none: it has no body. */
  readonly body?: (ids: Ids) => object;
  /** The result without a login, where guests may neither browse nor buy. */
  readonly guest: string;
  /** The result with somebody else's ids; null: the call names nothing that belongs to a customer. */
  readonly foreign: string | null;
}

const LOGIN = '401 INVALID_SESSION_ID';
const DENIED = '403 INSUFFICIENT_ACCESS';
const cart = { guest: LOGIN, foreign: '404 CART_NOT_FOUND' };
const checkout = { guest: LOGIN, foreign: '404 CHECKOUT_NOT_FOUND' };
const address = { guest: DENIED, foreign: '404 ITEM_NOT_FOUND' };
const own = { guest: LOGIN, foreign: null };
/** Enough of the shop's first butter to qualify for the coupon. */
const QUANTITY = 60;
const line = ({ productId }: Ids) => ({ productId, quantity: QUANTITY });
const home = { name: 'Ana', street: '1 rue Une', city: 'Brest', postalCode: '29200', country: 'FR' };

const ROWS: Readonly<Record<string, Row>> = {
  'POST prices': { ...own, body: ({ productId }) => ({ pricingLineItems: [{ productId }] }) },
  'POST calculateTaxes': {
    ...own,
    body: ({ productId }) => ({
      cartItems: [{ deliveryAddress: { countryCode: 'FR' }, lineItems: [{ lineId: '1', productId, quantity: 1 }] }],
    }),
  },
  'POST evaluateProducts': {
    ...own,
    body: ({ productId, webstoreId }) => ({
      products: [{ productId }],
      ...(webstoreId !== undefined && { webStoreId: webstoreId }),
    }),
  },
  'POST productSearch': { ...own, body: () => ({ searchTerm: 'beurre' }) },
  'PUT carts': own,
  'POST carts': { ...own, body: () => ({}) },
  'PUT cart': cart,
  'DELETE cart': cart,
  'POST cartItems': { ...cart, body: line },
  'POST cartItemBatch': { ...cart, body: (ids) => ({ inputs: [{ richInput: line(ids) }] }) },
  'PATCH cartItem': { ...cart, body: () => ({ quantity: 61 }) },
  'DELETE cartItem': cart,
  'PUT inventoryReservations': { ...cart, body: () => ({ durationInSeconds: 60 }) },
  'DELETE inventoryReservations': cart,
  // Only the cookie identifies a guest's cart: another's id is of no use.
  'POST preserveCart': own,
  'POST cartCoupons': { ...cart, body: () => ({ couponCode: 'BIENVENUE10' }) },
  'DELETE cartCoupon': cart,
  'POST cloneCart': cart,
  'POST deliveryGroups': { ...cart, body: () => ({ name: 'Cave' }) },
  'PATCH deliveryGroup': { ...cart, body: () => ({ name: 'Cave' }) },
  'DELETE deliveryGroup': cart,
  'POST arrangeItems': {
    ...cart,
    body: ({ deliveryGroupId, cartItemId }) => ({ arrangements: [{ deliveryGroupId, cartItemId, quantity: 1 }] }),
  },
  'PUT checkouts': { ...cart, body: ({ cartStateOrId }) => ({ cartId: cartStateOrId }) },
  'POST checkouts': { ...cart, body: ({ cartStateOrId }) => ({ cartId: cartStateOrId }) },
  'PATCH checkout': { ...checkout, body: () => ({ deliveryAddress: home }) },
  'DELETE checkout': checkout,
  'POST checkoutCoupons': { ...checkout, body: () => ({ couponCode: 'BIENVENUE10' }) },
  'DELETE checkoutCoupon': checkout,
  'POST checkoutPayments': { ...checkout, body: () => ({ requestType: 'SimplePurchaseOrder', paymentToken: 'N-1' }) },
  'POST checkoutOrderActions': { ...checkout, body: () => ({ actions: [{ action: 'prepare' }] }) },
  'POST checkoutOrders': checkout,
  'POST lookupOrder': {
    guest: '404 ITEM_NOT_FOUND',
    foreign: '404 ITEM_NOT_FOUND',
    body: ({ orderSummaryId }) => ({ orderSummaryIdOrRefNumber: orderSummaryId }),
  },
  'PATCH standingDelivery': {
    guest: '404 ITEM_NOT_FOUND',
    foreign: '404 ITEM_NOT_FOUND',
    body: () => ({ status: 'Paused' }),
  },
  'POST addOrderToCart': { guest: LOGIN, foreign: '404 ITEM_NOT_FOUND' },
  'POST addresses': { ...address, body: () => ({ ...home, addressType: 'Shipping' }) },
  'PATCH address': { ...address, body: () => ({ city: 'Vannes' }) },
  'DELETE address': address,
};

/**
 * Path parameters that name a part of a cart, a checkout or an account: with one's own cart, checkout or account beside
 * it, the id of somebody else's part must find nothing.
 */
const INNER = ['cartItemId', 'cartCouponId', 'deliveryGroupId', 'addressId'];
const paramsOf = (path: AnyPathName): readonly string[] =>
  [...ANY_PATHS[path].matchAll(/:(\w+)/g)].map(([, name = '']) => name).filter((name) => name !== 'version');

const registered = new Set<string>();
const listening: AppPlugin = Object.assign(
  ((app, _options, done) => {
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) {
        if (url.startsWith('/services/') && !/^(GET|HEAD|OPTIONS|TRACE)$/.test(one)) registered.add(`${one} ${url}`);
      }
    });
    done();
  }) satisfies AppPlugin,
  { [Symbol.for('skip-override')]: true },
);

let shop: TestApp;
let owner: LoggedIn;
let stranger: LoggedIn;
let owners: Ids;
let strangers: Ids;

interface Options {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: object | undefined;
}
const send = (method: Method, path: AnyPathName, ids: Ids, { headers = fromOwnPage, query = {}, body }: Options = {}) =>
  shop.app.inject({
    method,
    url: withQuery(anyPathTo(path, { webstoreId: shop.app.webstore.current().webstoreId, ...ids } as never), query),
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
type Response = Awaited<ReturnType<typeof send>>;

/** Status and code. */
function refusal(response: Response): string {
  const said: unknown = response.body === '' ? null : response.json();
  const [first] = Array.isArray(said) ? (said as readonly { errorCode: string }[]) : [];
  return `${String(response.statusCode)} ${first?.errorCode ?? 'no refusal'}`;
}

/** A customer's cart with a line, a coupon and a group, its checkout, and an address; returns all ids. */
async function ownedBy({ headers }: LoggedIn, accountId: string, productId: string): Promise<Ids> {
  const current = { cartStateOrId: 'current' };
  const ask = async <T>(method: Method, path: AnyPathName, ids: Ids, body?: object): Promise<T> => {
    const response = await send(method, path, ids, { headers, body });
    if (response.statusCode >= 300) throw new Error(`${path}: ${response.body}`);
    return response.json<T>();
  };
  const item = await ask<CartItem>('POST', 'cartItems', current, { productId, quantity: QUANTITY });
  const coupons = await ask<CartCouponsResult>('POST', 'cartCoupons', current, { couponCode: 'BRADERIE25' });
  const group = await ask<DeliveryGroup>('POST', 'deliveryGroups', current, {});
  const started = await ask<Checkout>('PUT', 'checkouts', {}, { cartId: 'active' });
  const book = await ask<Addresses>('GET', 'addresses', { accountId });
  return {
    productId,
    accountId,
    cartStateOrId: coupons.cartId,
    cartItemId: String(item.cartItemId),
    cartCouponId: coupons.cartCoupons.coupons[0]?.cartCouponId ?? '',
    deliveryGroupId: group.id,
    checkoutId: started.checkoutId,
    addressId: book.items[0]?.addressId ?? '',
  };
}

/** The rows of all carts, checkouts, payments, orders, standing deliveries, addresses and reservations. */
async function contents(): Promise<readonly unknown[]> {
  const { read } = shop.app.database;
  return Promise.all([
    read.selectFrom('cart').selectAll().orderBy('id').execute(),
    read.selectFrom('cart_item').selectAll().orderBy('id').execute(),
    read.selectFrom('cart_coupon').selectAll().orderBy('id').execute(),
    read.selectFrom('delivery_group').selectAll().orderBy('id').execute(),
    read.selectFrom('delivery_group_item').selectAll().orderBy('cart_item_id').orderBy('delivery_group_id').execute(),
    read.selectFrom('checkout').selectAll().orderBy('id').execute(),
    read.selectFrom('payment').selectAll().orderBy('id').execute(),
    read.selectFrom('placed_order').selectAll().orderBy('id').execute(),
    read.selectFrom('standing_delivery').selectAll().orderBy('id').execute(),
    read.selectFrom('account_address').selectAll().orderBy('id').execute(),
    read.selectFrom('stock_reservation').selectAll().execute(),
  ]);
}

/** A product that is delivered again and again, in its smallest quantity. */
function standingProduct() {
  const product = cachedDemo().products.find(({ sellingModels = [] }) => sellingModels[0]?.type === 'Evergreen');
  if (product === undefined) throw new Error('The demo shop sells no standing deliveries.');
  const sold = { productSellingModelId: product.sellingModels?.[0]?.id ?? '' };
  return { productId: product.id, quantity: product.quantityRule.minimum, sold };
}

beforeAll(async () => {
  const settings = { ...testSettings, demoData: true };
  shop = await startTestApp({ plugins: [listening, ...callPlugins], settings, ids: randomIds });
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { webstoreId } = shop.app.webstore.current();
  const [product] = await orderableProducts(origin, webstoreId);
  if (product === undefined) throw new Error('The shop has nothing to order.');
  const login = { username: 'boulangerie@comptoir.example', password: DEMO_PASSWORD };
  const orderSummaryId = await createBuyer(
    { origin: () => origin, webstoreId, login },
    standingProduct(),
    'order',
  ).goOn();
  owner = await logIn(shop.app);
  const begun = (await send('GET', 'standingDeliveries', {}, owner)).json<StandingDeliveries>();
  const ordered = { orderSummaryId, standingDeliveryId: begun.standingDeliveries[0]?.standingDeliveryId ?? '' };
  stranger = await logIn(shop.app, 'coffee@comptoir.example');
  owners = { ...(await ownedBy(owner, DEMO_ACCOUNT_IDS.boulangerie, product.productId)), ...ordered };
  strangers = { ...(await ownedBy(stranger, DEMO_ACCOUNT_IDS.coffee, product.productId)), ...ordered };
});
afterAll(() => shop.close());

const calls = Object.entries(ROWS).map(([name, row]) => {
  const [method = '', path = ''] = name.split(' ');
  if (!(path in ANY_PATHS)) throw new Error(`${path} is no path`);
  return [name, method as Method, path as AnyPathName, row] as const;
});

it('`ROWS` of this file has a row for every changing call of the webstore API, and no other', () => {
  expect(calls.map(([, method, path]) => `${method} ${ANY_PATHS[path]}`).sort()).toEqual([...registered].sort());
});

describe('a write is refused, and changes nothing,', () => {
  let before: readonly unknown[];
  beforeAll(async () => {
    before = await contents();
  });
  afterEach(async () => {
    expect(await contents()).toEqual(before);
  });

  test.each(calls)('from another site, with another account or another’s ids: %s', async (_name, method, path, row) => {
    const ask = async (ids: Ids, headers: LoggedIn['headers'], query = {}) =>
      refusal(await send(method, path, ids, { headers, query, body: row.body?.(owners) }));
    expect(await ask(owners, { cookie: owner.cookie })).toBe(DENIED);
    expect(await ask(owners, { ...owner.headers, 'sec-fetch-site': 'cross-site', origin: 'null' })).toBe(DENIED);
    const account = { effectiveAccountId: DEMO_ACCOUNT_IDS.boulangerie };
    expect(await ask(strangers, stranger.headers, account)).toBe('404 EFFECTIVE_ACCOUNT_NOT_FOUND');
    if (row.foreign === null) return;
    expect(await ask(owners, stranger.headers)).toBe(row.foreign);
    for (const name of INNER.filter((one) => paramsOf(path).includes(one))) {
      const mixed = { ...strangers, [name]: owners[name] ?? '' };
      expect([name, await ask(mixed, stranger.headers)]).toEqual([name, '404 ITEM_NOT_FOUND']);
    }
    // A guest gets the same answer, or a refusal to guests.
    expect([row.foreign, row.guest]).toContain(await ask(owners, fromOwnPage));
  });

  test.each(calls)('with a field nobody knows or a malformed id: %s', async (_name, method, path, row) => {
    const { headers } = owner;
    // The body of a DELETE is ignored.
    if (method !== 'DELETE') {
      const body = { ...row.body?.(owners), nonsense: true };
      expect(refusal(await send(method, path, owners, { headers, body }))).toBe('400 JSON_PARSER_ERROR');
    }
    for (const name of paramsOf(path).filter((one) => one !== 'webstoreId')) {
      for (const id of ['x', `${(owners[name] ?? '').slice(0, 14)}!`, '../carts']) {
        const response = await send(method, path, { ...owners, [name]: id }, { headers, body: row.body?.(owners) });
        expect([name, id, refusal(response)]).toEqual([name, id, '400 INVALID_ID_FIELD']);
      }
    }
    const elsewhere = { ...owners, webstoreId: '0ZE00000000000a' };
    expect((await send(method, path, elsewhere, { headers, body: row.body?.(elsewhere) })).statusCode).toBe(404);
  });

  test('from a guest, where guests may neither browse nor buy', async () => {
    const { guestBrowsingEnabled, guestCartEnabled, guestCheckoutEnabled } = shop.app.webstore.current().context;
    const none = { guestBrowsingEnabled: false, guestCartEnabled: false, guestCheckoutEnabled: false };
    await shop.app.webstore.change(none);
    for (const [name, method, path, row] of calls) {
      const response = await send(method, path, owners, { body: row.body?.(owners) });
      expect([name, refusal(response)]).toEqual([name, row.guest]);
    }
    await shop.app.webstore.change({ guestBrowsingEnabled, guestCartEnabled, guestCheckoutEnabled });
  });
});
