import type { CartSummary } from '../../../../src/contract/cart/cart';
import { CART_STATUS_CHECKOUT, CURRENT_CART } from '../../../../src/contract/constants';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { openCheckoutShop, type CheckoutShop } from '../../../support/server/shops/checkoutShop';
import { productId, refusal, type Method } from '../../../support/server/shops/cartShop';
import type { AnyPathName } from '../../../../src/contract/otherClientPaths';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

const butter = { productId: productId('butter'), quantity: 1 };
/** Calls of a cart, reading and changing, each with an acceptable body. */
const calls: readonly (readonly [Method, AnyPathName, object | undefined])[] = [
  ['GET', 'cart', undefined],
  ['GET', 'compactSummary', undefined],
  ['GET', 'cartItems', undefined],
  ['GET', 'cartProducts', undefined],
  ['GET', 'deliveryGroups', undefined],
  ['POST', 'cartItems', butter],
  ['POST', 'cartItemBatch', { inputs: [{ richInput: butter }] }],
  ['POST', 'deliveryGroups', {}],
  ['PUT', 'inventoryReservations', {}],
  ['DELETE', 'inventoryReservations', undefined],
];

test('the account and the currency that a call names decide whose current cart it is [CRT-02]', async () => {
  const user = shop.newGuest();
  await user.logIn('hotel@comptoir.example');
  const own = { effectiveAccountId: DEMO_ACCOUNT_IDS.hotel, currencyIsoCode: 'EUR' };
  const managed = { effectiveAccountId: DEMO_ACCOUNT_IDS.hotelPort, currencyIsoCode: 'EUR' };
  const foreign = { ...managed, effectiveAccountId: DEMO_ACCOUNT_IDS.coffee };
  for (const [query, quantity] of [
    [own, 2],
    [managed, 7],
  ] as const) {
    const body = { ...butter, quantity };
    expect((await user.call('POST', 'cartItems', {}, { query, body })).statusCode).toBe(201);
  }
  const read = async (query: object) =>
    (await user.call('GET', 'cart', { cartStateOrId: CURRENT_CART }, { query: { ...query } })).json<CartSummary>();
  const carts = [await read({}), await read(own), await read(managed)];
  expect(carts.map(({ accountId, totalProductCount }) => [accountId, totalProductCount])).toEqual([
    [DEMO_ACCOUNT_IDS.hotel, '2.0'],
    [DEMO_ACCOUNT_IDS.hotel, '2.0'],
    [DEMO_ACCOUNT_IDS.hotelPort, '7.0'],
  ]);
  // A cart belongs to its own account only: named by its id under another account, it is not found.
  const cartStateOrId = String(carts[2]?.cartId);
  const named = await user.call('GET', 'cart', { cartStateOrId }, { query: own });
  expect(refusal(named)).toBe('404 CART_NOT_FOUND');
  for (const [method, path, body] of calls) {
    const send = (query: Readonly<Record<string, string>>) =>
      user.call(method, path, { cartStateOrId: CURRENT_CART }, { query, ...(body === undefined ? {} : { body }) });
    expect((await send(managed)).statusCode).toBeLessThan(300);
    expect(refusal(await send(foreign))).toBe('404 EFFECTIVE_ACCOUNT_NOT_FOUND');
    expect(refusal(await send({ ...managed, currencyIsoCode: 'CHF' }))).toBe('400 INVALID_API_INPUT');
  }
});

test('a cart says Checkout while it is being checked out [CRT-02]', async () => {
  const buyer = await shop.buyerWith('butter', 2);
  const status = async () => (await buyer.guest.call('GET', 'cart')).json<CartSummary>().status;
  expect(await status()).toBe('Active');
  await buyer.ready();
  expect(await status()).toBe(CART_STATUS_CHECKOUT);
  await buyer.drop();
  expect(await status()).toBe('Active');
});
