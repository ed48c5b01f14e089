import type { AddOrderToCartResult } from '../../../../src/contract/orders/orderSummary';
import { recordId } from '../../../../src/contract/ids';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { productId, refusal, SHELVES, type Guest, type ShelfName } from '../../../support/server/shops/cartShop';
import { openCheckoutShop, type Buyer, type CheckoutShop } from '../../../support/server/shops/checkoutShop';

let shop: CheckoutShop;
let buyer: Buyer;
beforeEach(async () => {
  shop = await openCheckoutShop();
  buyer = shop.newBuyer();
  await buyer.guest.logIn();
});
afterEach(() => shop.close());

async function ordered(who: Buyer, wanted: Partial<Record<ShelfName, number>>) {
  for (const [name, quantity] of Object.entries(wanted)) await who.guest.added(name as ShelfName, quantity);
  return who.ordered();
}
interface Options {
  readonly key?: string;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}
const reorder = (guest: Guest, orderSummaryId: string, options: Options = {}) =>
  guest.call('POST', 'addOrderToCart', { orderSummaryId }, options);
async function reordered(guest: Guest, orderSummaryId: string, options: Options = {}) {
  const response = await reorder(guest, orderSummaryId, options);
  expect([response.statusCode, response.body]).toEqual([201, response.body]);
  return response.json<AddOrderToCartResult>();
}
const quantities = async (guest: Guest, query: Record<string, string> = {}) =>
  Object.fromEntries(
    (await guest.items(query)).cartItems.map(({ cartItem }): [string, number] => [
      cartItem.name,
      Number(cartItem.quantity),
    ]),
  );
const outcomes = ({ results }: AddOrderToCartResult) =>
  results.map(({ name, quantity, addedQuantity, statusCode, errorCode }) => [
    name,
    Number(quantity),
    Number(addedQuantity),
    statusCode,
    errorCode,
  ]);

it('puts every line of an order into the current cart, made for it where there is none', async () => {
  const reference = await ordered(buyer, { butter: 12, milk: 6 });
  const result = await reordered(buyer.guest, reference);
  expect(result).toMatchObject({ currencyIsoCode: 'EUR', hasErrors: false });
  expect(outcomes(result)).toEqual([
    ['Beurre doux', 12, 12, 201, null],
    ['Lait entier', 6, 6, 201, null],
  ]);
  const { cartItems, cartSummary } = await buyer.guest.items();
  expect(result.cartId).toBe(cartSummary.cartId);
  expect(new Set(result.results.map(({ cartItemId }) => cartItemId))).toEqual(
    new Set(cartItems.map(({ cartItem }) => cartItem.cartItemId)),
  );
  expect(result.results.map((line) => line.productId)).toEqual([productId('butter'), productId('milk')]);
});

it('adds up with what is in the cart already', async () => {
  const reference = await ordered(buyer, { butter: 3 });
  await buyer.guest.added('butter', 2);
  await buyer.guest.added('ecru', 1);
  await reordered(buyer.guest, reference);
  expect(await quantities(buyer.guest)).toEqual({ 'Beurre doux': 5, Écru: 1 });
});

it('is worked by today’s rules, line by line: what may not be ordered so is reported with its reason and what fits', async () => {
  const reference = await ordered(buyer, { butter: 12, milk: 12, eggs: 4, apron: 2, ecru: 1 });
  await shop.restock({
    apron: null,
    ecru: { ...SHELVES.ecru, buyerGroups: ['Palaces'] },
    milk: { ...SHELVES.milk, rule: { minimum: 5, maximum: 60, increment: 5 } },
  });
  await shop.setStock('eggs', 3);
  const result = await reordered(buyer.guest, reference);
  expect(result.hasErrors).toBe(true);
  expect(outcomes(result)).toEqual([
    ['Beurre doux', 12, 12, 201, null],
    ['Lait entier', 12, 10, 400, 'INVALID_BATCH_SIZE'],
    ['Œufs frais', 4, 3, 400, 'INSUFFICIENT_INVENTORY'],
    ['Tablier', 2, 0, 404, 'ITEM_NOT_FOUND'],
    ['Écru', 1, 0, 404, 'ITEM_NOT_FOUND'],
  ]);
  expect(result.results.filter(({ errorCode }) => errorCode !== null).every(({ message }) => message !== '')).toBe(
    true,
  );
  expect(result.results.map(({ cartItemId }) => cartItemId === null)).toEqual([false, false, false, true, true]);
  expect([result.totalSucceededProductCount, result.totalFailedProductCount]).toEqual([1, 4]);
  const [, ...failed] = result.results;
  expect(result.unaddedProducts.map(({ productSKU: _sku, ...product }) => product)).toEqual(
    failed.map(({ productId, name: productName, errorCode, message: errorMessage }) => ({
      ...{ productId, productName, errorCode, errorMessage },
    })),
  );
  expect(await quantities(buyer.guest)).toEqual({ 'Beurre doux': 12, 'Lait entier': 10, 'Œufs frais': 3 });
});

it('makes no cart when nothing of the order can be had any more', async () => {
  const reference = await ordered(buyer, { apron: 1 });
  await shop.restock({ apron: null });
  const result = await reordered(buyer.guest, reference);
  expect([result.cartId, outcomes(result)]).toEqual([null, [['Tablier', 1, 0, 404, 'ITEM_NOT_FOUND']]]);
  expect((await buyer.guest.items()).totalItemCount).toBe(0);
});

it('does it once under a key, and again without one', async () => {
  const reference = await ordered(buyer, { butter: 2 });
  const [one, two] = await Promise.all([
    reordered(buyer.guest, reference, { key: 'again' }),
    reordered(buyer.guest, reference, { key: 'again' }),
  ]);
  expect(two).toEqual(one);
  expect(await quantities(buyer.guest)).toEqual({ 'Beurre doux': 2 });
  await reordered(buyer.guest, reference);
  expect(await quantities(buyer.guest)).toEqual({ 'Beurre doux': 4 });
  const other = await ordered(buyer, {});
  expect(refusal(await reorder(buyer.guest, other, { key: 'again' }))).toBe('422 INVALID_API_INPUT');
});

it('knows the order by reference and by id of 15 or 18 characters, and no order of anybody else’s', async () => {
  const reference = await ordered(buyer, { butter: 1 });
  const { orderSummaryId } = await buyer.order(reference);
  for (const name of [reference, orderSummaryId, orderSummaryId.slice(0, 15)]) await reordered(buyer.guest, name);
  expect(await quantities(buyer.guest)).toEqual({ 'Beurre doux': 3 });
  const stranger = shop.newBuyer();
  await stranger.guest.logIn('coffee@comptoir.example');
  for (const who of [stranger, shop.newBuyer()]) {
    for (const name of [reference, orderSummaryId, recordId('order', 9_999_999)]) {
      expect(refusal(await reorder(who.guest, name))).toBe('404 ITEM_NOT_FOUND');
    }
  }
  expect(refusal(await reorder(stranger.guest, 'mine'))).toBe('400 INVALID_ID_FIELD');
  expect((await stranger.guest.items()).totalItemCount).toBe(0);
});

it('of a managed account goes into that account’s cart', async () => {
  const manager = shop.newBuyer();
  await manager.guest.logIn('hotel@comptoir.example');
  const reference = await ordered(manager, { butter: 2 });
  await shop.database.write((db) =>
    db.updateTable('placed_order').set({ account_id: DEMO_ACCOUNT_IDS.hotelPort }).execute(),
  );
  const managed = { effectiveAccountId: DEMO_ACCOUNT_IDS.hotelPort };
  expect(refusal(await reorder(manager.guest, reference))).toBe('404 ITEM_NOT_FOUND');
  await reordered(manager.guest, reference, { query: managed });
  expect(await quantities(manager.guest, managed)).toEqual({ 'Beurre doux': 2 });
  expect(await quantities(manager.guest)).toEqual({});
});

it('is a guest’s too while guests may have carts, and takes no body but an empty one', async () => {
  const guest = shop.newBuyer();
  const reference = await ordered(guest, { butter: 2 });
  await reordered(guest.guest, reference, { body: {} });
  expect(await quantities(guest.guest)).toEqual({ 'Beurre doux': 2 });
  expect(refusal(await reorder(guest.guest, reference, { body: { quantity: 2 } }))).toBe('400 JSON_PARSER_ERROR');
  expect(refusal(await reorder(guest.guest, reference, { query: { currencyIsoCode: 'USD' } }))).toBe(
    '400 INVALID_API_INPUT',
  );
  await shop.app.webstore.change({ guestCartEnabled: false });
  expect(refusal(await reorder(guest.guest, reference))).toBe('401 INVALID_SESSION_ID');
  await shop.app.webstore.change({ guestCartEnabled: true });
});
