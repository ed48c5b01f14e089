import type { Checkout } from '../../../../src/contract/checkout/checkout';
import type { CartSummary } from '../../../../src/contract/cart/cart';
import type { AddOrderToCartResult } from '../../../../src/contract/orders/orderSummary';
import { productId, refusal, type ShelfName } from '../../../support/server/shops/cartShop';
import {
  ADDRESS,
  CONTACT,
  failure,
  openCheckoutShop,
  referenceIn,
  type Buyer,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../support/server/shops/groupCalls';

let shop: CheckoutShop;
/** Until this promise is resolved, queued lines do not join a cart. */
let gate: Promise<void> = Promise.resolve();
let letGo: () => void = () => undefined;
function close() {
  gate = new Promise((resolve) => (letGo = resolve));
}
async function worked() {
  letGo();
  await shop.app.cartWork.idle();
}
beforeEach(async () => {
  shop = await openCheckoutShop({ options: { onStep: (name) => (name === 'cartWorkTaken' ? gate : undefined) } });
  await shop.app.webstore.change({ cartImmediateLines: 2 });
});
afterEach(async () => {
  letGo();
  await shop.close();
});

const batch = (buyer: Buyer, wanted: Partial<Record<ShelfName, number>>) =>
  buyer.guest.call(
    'POST',
    'cartItemBatch',
    {},
    {
      body: {
        inputs: Object.entries(wanted).map(([name, quantity]) => ({
          richInput: { productId: productId(name as ShelfName), quantity },
        })),
      },
    },
  );
async function quantities(buyer: Buyer, cartStateOrId = 'current') {
  const response = await buyer.guest.call('GET', 'cartItems', { cartStateOrId });
  const { cartItems } = response.json<{ cartItems: { cartItem: { name: string; quantity: string } }[] }>();
  return Object.fromEntries(
    cartItems.map(({ cartItem }): [string, number] => [cartItem.name, Number(cartItem.quantity)]),
  );
}

test('a checkout of a cart that is worked on is 202 until it is whole; nobody pays or orders it before [CHK-01]', async () => {
  const buyer = shop.newBuyer();
  close();
  await batch(buyer, { butter: 2, apron: 1, milk: 6 });
  // The cart has no line yet, but some are queued.
  const started = await buyer.start();
  expect([started.statusCode, started.json<Checkout>().statusCode]).toEqual([202, 'Processing']);
  expect((await buyer.get()).statusCode).toBe(202);
  expect((await buyer.patch({ contactInfo: CONTACT, deliveryAddress: ADDRESS })).statusCode).toBe(202);
  expect(refusal(await buyer.pay())).toBe('409 CHECKOUT_CONFLICT');
  expect(failure(await buyer.prepare())).toBe('409 errors/checkout-conflict');
  expect(failure(await buyer.place())).toBe('409 errors/checkout-conflict');
  const coupon = { couponCode: 'BIENVENUE' };
  expect(refusal(await buyer.guest.call('POST', 'cartCoupons', {}, { body: coupon }))).toBe('423 SERVER_UNAVAILABLE');
  expect(refusal(await groupCalls(buyer.guest).create({ name: 'Port' }))).toBe('423 SERVER_UNAVAILABLE');
  await worked();
  const ready = await buyer.get();
  expect(ready.statusCode).toBe(200);
  expect(ready.json<Checkout>()).toMatchObject({
    contactInfo: { firstName: 'Zoé' },
    cartSummary: { asyncOperationStatus: 'Completed', uniqueProductCount: 3 },
  });
  expect((await buyer.pay()).statusCode).toBe(200);
  expect((await buyer.prepare()).statusCode).toBe(200);

  // When lines join after the order was checked, it has to be checked again.
  close();
  await batch(buyer, { ecru: 2, butter: 1 });
  expect(failure(await buyer.submit())).toBe('409 errors/checkout-conflict');
  await worked();
  expect(failure(await buyer.submit())).toBe('409 errors/checkout-conflict');
  expect((await buyer.pay()).statusCode).toBe(200);
  expect((await buyer.prepare()).statusCode).toBe(200);
  expect(referenceIn(await buyer.submit())).toMatch(/\w/);
  expect(await shop.orders()).toHaveLength(1);
});

test('an errored cart is reported by its checkout, and calculated anew by the next change of it [CHK-01]', async () => {
  const buyer = shop.newBuyer();
  await batch(buyer, { butter: 2, apron: 1, eggs: 6 });
  await worked();
  const started = (await buyer.start()).json<Checkout>();
  expect(started.cartSummary).toMatchObject({ asyncOperationStatus: 'Errored', messagesSummary: { errorCount: 1 } });
  const changed = (await buyer.patch({ contactInfo: CONTACT })).json<Checkout>();
  expect(changed.cartSummary).toMatchObject({ asyncOperationStatus: 'Completed', messagesSummary: { errorCount: 0 } });
  expect(await quantities(buyer)).toEqual({ 'Beurre doux': 2, Tablier: 1 });
});

test('the lines of a large order join later, as much of each as today’s rules allow', async () => {
  const buyer = shop.newBuyer();
  await buyer.guest.logIn();
  for (const [name, quantity] of [
    ['butter', 12],
    ['eggs', 4],
    ['milk', 6],
  ] as const) {
    await buyer.guest.added(name, quantity);
  }
  const orderSummaryId = await buyer.ordered();
  await shop.setStock('eggs', 3);
  close();
  const again = () => buyer.guest.call('POST', 'addOrderToCart', { orderSummaryId }, { key: 'again' });
  const { results, ...answer } = (await again()).json<AddOrderToCartResult>();
  expect(answer).toMatchObject({ asyncOperationStatus: 'Processing', hasErrors: false });
  expect(results.map(({ statusCode, addedQuantity, cartItemId }) => [statusCode, addedQuantity, cartItemId])).toEqual(
    Array.from({ length: 3 }, () => [202, '0.0', null]),
  );
  expect((await again()).json<AddOrderToCartResult>().results).toEqual(results);
  await worked();
  expect(await quantities(buyer)).toEqual({ 'Beurre doux': 12, 'Œufs frais': 3, 'Lait entier': 6 });
  const summary = (await buyer.guest.call('GET', 'cart')).json<CartSummary>();
  expect(summary).toMatchObject({ asyncOperationStatus: 'Errored', messagesSummary: { errorCount: 1 } });
});

test('the clone of a large cart gets its lines, groups and all, later [CRT-17]', async () => {
  const buyer = shop.newBuyer();
  await buyer.guest.logIn('hotel@comptoir.example');
  const butter = await buyer.guest.added('butter', 6);
  await buyer.guest.added('apron', 2);
  await buyer.guest.added('milk', 12);
  const groups = groupCalls(buyer.guest);
  await groups.arrange([[await groups.created({ name: 'Port' }), butter, 2]]);
  close();
  const response = await buyer.guest.call('POST', 'cloneCart', {}, { query: { targetType: 'PayNowReadOnly' } });
  expect(response.statusCode).toBe(201);
  const { cartId, asyncOperationStatus } = response.json<CartSummary>();
  expect(asyncOperationStatus).toBe('Processing');
  // The clone is a cart of its own: the one it was copied from can be changed meanwhile.
  expect((await buyer.guest.add('butter', 1)).statusCode).toBe(201);
  await worked();
  expect(await quantities(buyer, String(cartId))).toEqual({ 'Beurre doux': 6, Tablier: 2, 'Lait entier': 12 });
  const [copied, own] = [await groupCalls(buyer.guest, { cartStateOrId: String(cartId) }).held(), await groups.held()];
  expect(copied['Port']).toEqual(own['Port']);
  expect(copied['Default']).toEqual({ ...own['Default'], 'Beurre doux': '4.0' });
  expect(
    refusal(
      await buyer.guest.call('DELETE', 'cartItem', {
        cartStateOrId: String(cartId),
        cartItemId: String(butter.cartItemId),
      }),
    ),
  ).toBe('403 INSUFFICIENT_ACCESS');
});
