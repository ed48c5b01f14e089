import type { CartItem } from '../../../../src/contract/cart/cartItem';
import type { CartCouponsResult } from '../../../../src/contract/cart/promotion';
import type { Checkout } from '../../../../src/contract/checkout/checkout';
import type { DeliveryGroup, DeliveryGroups } from '../../../../src/contract/checkout/deliveryGroup';
import type { PaymentResult } from '../../../../src/contract/checkout/payment';
import type { OrderSummary } from '../../../../src/contract/orders/orderSummary';
import type { StandingDeliveries } from '../../../../src/contract/orders/standingDelivery';
import type { Addresses } from '../../../../src/contract/addresses/address';
import { PAYMENT_PATHS } from '../../../../src/contract/payment/paymentPaths';
import { anyPathTo, type AnyPathName } from '../../../../src/contract/otherClientPaths';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { pathTo, withQuery } from '../../../../src/contract/paths';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { GUEST_COOKIE } from '../../../../src/contract/visitorCookies';
import { PLAIN_PROMOTION, writePromotion } from '../../../../src/server/features/promotions';
import { recordId } from '../../../../src/contract/ids';
import { logIn } from '../calls/loggedIn';
import { card, fromFrame } from '../shops/sandboxShop';
import { fromOwnPage } from '../testApp';
import { cachedDemo } from '../testServer';
import { referenceIn } from '../shops/checkoutShop';
import type { WholeShop } from './openWholeShop';

/** All callers, in the order of the matrix's columns. */
export const PEOPLE = [
  'newcomer',
  'guest',
  'otherGuest',
  'buyer',
  'colleague',
  'otherBuyer',
  'manager',
  'managerFor',
  'support',
  'builder',
] as const;
export type PersonName = (typeof PEOPLE)[number];

/** Values of path parameters and of ids in bodies, by name. */
export type Things = Readonly<Record<string, string>>;

/**
 * A caller with a browser. `things`: the ids of their own cart, order, addresses and so on; null: a new visitor, who
 * has none.
 */
export interface Person {
  readonly headers: Readonly<Record<string, string>>;
  /** The query of each of their calls: the account that a manager acts for. */
  readonly query: Readonly<Record<string, string>>;
  readonly things: Things | null;
}
export type People = Readonly<Record<PersonName, Person>>;

/** An e-mail address that is not part of any other caller's. */
export const mailOf = (name: string): string => `mail.${name.toLowerCase()}@people.example`;

/** The account that the buyer and the colleague belong to, and that the manager's account manages. */
const BUYERS_ACCOUNT = DEMO_ACCOUNT_IDS.hotelPort;
/** Coupon codes: one that every cart has, and one that none has. */
export const COUPONS = { given: 'DONNE1', free: 'LIBRE1' } as const;
/** The one market, which everybody is in. */
export const MARKET = {
  marketId: recordId('market', 1),
  name: 'France',
  countries: ['FR'],
  localeCurrencyMap: { fr_FR: 'EUR', en_US: 'EUR' },
};
const QUANTITY = 60;
const ADDRESS = { name: 'Ana Roux', street: '1 rue Une', city: 'Brest', postalCode: '29200', country: 'FR' };
const CARD = { accept: '4242424242424242', authenticate: '4000002500003155' } as const;

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH';
interface Browser {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** A token of the payment frame for a card. */
export async function cardToken({ app }: Pick<WholeShop, 'app'>, number: string = CARD.accept): Promise<string> {
  const made = await app.inject({
    method: 'POST',
    url: PAYMENT_PATHS.tokens,
    headers: fromFrame,
    payload: card(number),
  });
  if (made.statusCode !== 201) throw new Error(`no token: ${made.body}`);
  return made.json<{ token: string }>().token;
}

const asking =
  ({ app, webstoreId }: WholeShop, { headers, query }: Browser) =>
  async <T>(method: Method, path: AnyPathName, values: Things = {}, body?: object): Promise<T> => {
    const url = withQuery(
      anyPathTo(path, { webstoreId, cartStateOrId: 'current', checkoutId: 'active', ...values } as never),
      query,
    );
    const response = await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.body}`);
    return response.json<T>();
  };

const addLine = (shop: WholeShop, browser: Browser, productId: string) =>
  asking(shop, browser)<CartItem>('POST', 'cartItems', {}, { productId, quantity: QUANTITY });

/** Completes a checkout of the current cart except for its payment; returns its id. */
async function readyCheckout(shop: WholeShop, browser: Browser, name: string): Promise<string> {
  const ask = asking(shop, browser);
  const { checkoutId } = await ask<Checkout>('PUT', 'checkouts', {}, { cartId: 'active' });
  const contactInfo = { firstName: name, lastName: 'Roux', email: mailOf(name), phoneNumber: '0612345678' };
  const said = await ask<Checkout>('PATCH', 'checkout', {}, { contactInfo, deliveryAddress: ADDRESS });
  const deliveryMethodId = said.deliveryGroups.items[0]?.availableDeliveryMethods[0]?.id;
  await ask('PATCH', 'checkout', {}, { deliveryMethodId });
  return checkoutId;
}

const pay = async (shop: WholeShop, browser: Browser, body: object): Promise<PaymentResult> =>
  asking(shop, browser)<PaymentResult>('POST', 'checkoutPayments', {}, body);

/** A product that can be delivered again and again, in its smallest quantity under its first selling model. */
function standingLine() {
  const product = cachedDemo().products.find(({ sellingModels = [] }) => sellingModels.length > 0);
  if (product === undefined) throw new Error('The demo shop sells no standing deliveries.');
  const productSellingModelId = product.sellingModels?.[0]?.id;
  return { productId: product.id, quantity: product.quantityRule.minimum, productSellingModelId };
}

async function order(shop: WholeShop, browser: Browser, name: string, productId: string): Promise<Things> {
  await addLine(shop, browser, productId);
  await asking(shop, browser)('POST', 'cartItems', {}, standingLine());
  await readyCheckout(shop, browser, name);
  await pay(shop, browser, { requestType: 'Auth', paymentToken: await cardToken(shop) });
  const ask = asking(shop, browser);
  const actions = [{ action: 'prepare' }, { action: 'submit' }];
  const placed = await ask<object>('POST', 'checkoutOrderActions', {}, { actions });
  const orderSummaryId = referenceIn({ statusCode: 200, body: JSON.stringify(placed) });
  const { orderSummaryId: orderId } = await ask<OrderSummary>('GET', 'orderSummary', { orderSummaryId });
  const { standingDeliveries } = await ask<StandingDeliveries>('GET', 'standingDeliveries');
  return { orderSummaryId, orderId, standingDeliveryId: standingDeliveries[0]?.standingDeliveryId ?? '' };
}

/**
 * A placed order, and a cart with a line, a coupon and a second group, in a checkout that is paid; support and
 * builders, who may not order, have the cart alone.
 */
async function things(shop: WholeShop, browser: Browser, name: PersonName, productId: string): Promise<Things> {
  const ask = asking(shop, browser);
  const isStaff = name === 'support' || name === 'builder';
  const ordered = isStaff ? {} : await order(shop, browser, name, productId);
  const item = await addLine(shop, browser, productId);
  const coupons = await ask<CartCouponsResult>('POST', 'cartCoupons', {}, { couponCode: COUPONS.given });
  const group = await ask<DeliveryGroup>('POST', 'deliveryGroups', {}, { name: 'Cave' });
  const own = {
    ...ordered,
    cartStateOrId: coupons.cartId,
    cartItemId: String(item.cartItemId),
    cartCouponId: coupons.cartCoupons.coupons[0]?.cartCouponId ?? '',
    deliveryGroupId: group.id,
  };
  if (isStaff) return { ...own, checkoutId: 'active' };
  const checkoutId = await readyCheckout(shop, browser, name);
  const paid = await pay(shop, browser, { requestType: 'Auth', paymentToken: await cardToken(shop) });
  return { ...own, checkoutId, ownTransactionId: paid.paymentData.transactionId ?? '' };
}

async function guestBrowser(shop: WholeShop, productId: string): Promise<Browser> {
  const url = pathTo('cartItems', { webstoreId: shop.webstoreId, cartStateOrId: 'current' });
  const payload = { productId, quantity: QUANTITY };
  const { cookies } = await shop.app.inject({ method: 'POST', url, headers: fromOwnPage, payload });
  const cookie = `${GUEST_COOKIE}=${cookies.find(({ name }) => name === GUEST_COOKIE)?.value ?? ''}`;
  return { headers: { ...fromOwnPage, cookie }, query: {} };
}

const reward = { kind: 'percentage', basisPoints: 100, off: { scope: 'cart' } } as const;

/** Adds the coupons, which all callers may use. */
export const addCoupons = ({ app, webstoreId }: WholeShop): Promise<void> =>
  app.database.write(async (db) => {
    for (const [index, code] of Object.values(COUPONS).entries()) {
      const promotion = { ...PLAIN_PROMOTION, id: recordId('promotion', 800_001 + index), name: code, reward };
      await writePromotion(db, webstoreId, promotion, [code]);
    }
  });

/** Gives a product enough stock for all callers. */
const stockUp = ({ app }: WholeShop, productId: string) =>
  app.database.write((db) =>
    db.updateTable('stock_level').set({ on_hand: 1_000_000 }).where('product_id', '=', productId).execute(),
  );

/** Adds two logins to the managed account, with the demo password. */
const addBuyers = ({ app }: WholeShop): Promise<void> =>
  app.database.write(async (db) => {
    const pattern = await db
      .selectFrom('shop_user')
      .selectAll()
      .where('email', '=', 'hotel@comptoir.example')
      .executeTakeFirstOrThrow();
    for (const name of ['buyer', 'colleague']) {
      const user = { ...pattern, id: app.ids.next('user'), email: mailOf(name), account_id: BUYERS_ACCOUNT };
      await db.insertInto('shop_user').values(user).execute();
    }
  });

async function customer(
  shop: WholeShop,
  name: PersonName,
  productId: string,
  login: { readonly email: string; readonly accountId: string; readonly browser?: Browser; readonly actsFor?: string },
): Promise<Person> {
  const { userId, headers } = await logIn(shop.app, login.email, login.browser?.headers['cookie']);
  const browser = { headers, query: login.actsFor === undefined ? {} : { effectiveAccountId: login.actsFor } };
  const accountId = login.actsFor ?? login.accountId;
  const book = await asking(shop, { headers, query: {} })<Addresses>('GET', 'addresses', { accountId });
  const account = {
    recordId: userId,
    accountId,
    addressId: book.items.find(({ isDefault }) => !isDefault)?.addressId ?? '',
  };
  return { ...browser, things: { ...account, ...(await things(shop, browser, name, productId)) } };
}

/** A shared clone of somebody's cart, and its delivery group. */
async function payLink(shop: WholeShop, { headers }: Browser): Promise<Things> {
  const query = { targetType: 'PayNowReadOnly' };
  const { cartId } = await asking(shop, { headers, query })<{ cartId: string }>('POST', 'cloneCart');
  const { items } = await asking(shop, { headers, query: {} })<DeliveryGroups>('GET', 'deliveryGroups', {
    cartStateOrId: cartId,
  });
  return { sharedCartId: cartId, payGroupId: items[0]?.id ?? '' };
}

/** Creates all callers in a new shop, each but the newcomer with a cart of their own. */
export async function openPeople(shop: WholeShop, productId: string): Promise<People> {
  await shop.app.webstore.change({ markets: [MARKET] });
  await stockUp(shop, productId);
  await addCoupons(shop);
  await addBuyers(shop);
  const guest = async (name: PersonName): Promise<Person> => {
    const browser = await guestBrowser(shop, productId);
    return { ...browser, things: await things(shop, browser, name, productId) };
  };
  const before = await guestBrowser(shop, productId);
  const guestCart = await asking(shop, before)<{ cartId: string }>('GET', 'cart');
  const buyer = await customer(shop, 'buyer', productId, {
    email: mailOf('buyer'),
    accountId: BUYERS_ACCOUNT,
    browser: before,
  });
  const demo = (login: 'coffee' | 'hotel' | 'support' | 'builder', name: PersonName, actsFor?: string) =>
    customer(shop, name, productId, {
      email: `${login}@comptoir.example`,
      accountId: login === 'support' || login === 'builder' ? DEMO_ACCOUNT_IDS.comptoir : DEMO_ACCOUNT_IDS[login],
      ...(actsFor === undefined ? {} : { actsFor }),
    });
  return {
    newcomer: { headers: fromOwnPage, query: {}, things: null },
    guest: await guest('guest'),
    otherGuest: await guest('otherGuest'),
    buyer: { ...buyer, things: { ...buyer.things, ...(await payLink(shop, buyer)), guestCartId: guestCart.cartId } },
    colleague: await customer(shop, 'colleague', productId, {
      email: mailOf('colleague'),
      accountId: BUYERS_ACCOUNT,
    }),
    otherBuyer: await demo('coffee', 'otherBuyer'),
    manager: await demo('hotel', 'manager'),
    managerFor: await demo('hotel', 'managerFor', BUYERS_ACCOUNT),
    support: await demo('support', 'support'),
    builder: await demo('builder', 'builder'),
  };
}

/** A payment that waits for its challenge, and one that waits for the bank's page: the ids of both. */
export async function openWaitingPayments(shop: WholeShop, productId: string): Promise<Things> {
  const payer = async (body: object) => {
    const browser = await guestBrowser(shop, productId);
    await readyCheckout(shop, browser, 'payer');
    return (await pay(shop, browser, body)).paymentData;
  };
  const authentication = { requestType: 'Auth', paymentToken: await cardToken(shop, CARD.authenticate) };
  const challenge = await payer(authentication);
  const transfer = await payer({ requestType: 'ClientRequest', paymentsData: '{"method":"bank"}' });
  return { challengeId: challenge.transactionId ?? '', transferId: transfer.transactionId ?? '' };
}

/** The token of the mailed link for a forgotten password. */
export async function passwordToken({ app, mails }: WholeShop, email: string): Promise<string> {
  await app.inject({ method: 'POST', url: LATE_PATHS.passwordRequests, headers: fromOwnPage, payload: { email } });
  await app.ordering.idle();
  const token = /[?&]token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error('No link to a new password was mailed.');
  return token;
}
