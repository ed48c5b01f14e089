import type { CartSummary } from '../../../../src/contract/cart/cart';
import { recordId } from '../../../../src/contract/ids';
import { productId, refusal } from '../../../support/server/shops/cartShop';
import {
  openCheckoutShop,
  resultCode,
  type Buyer,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';
import { waitUntil } from '../../../support/waitUntil';

let shop: CheckoutShop;
/** Until this promise is resolved, queued lines do not join a cart. */
let gate: Promise<void> = Promise.resolve();
let letGo: () => void = () => undefined;
function close() {
  gate = new Promise((resolve) => (letGo = resolve));
}
beforeEach(async () => {
  shop = await openCheckoutShop({ options: { onStep: (name) => (name === 'cartWorkTaken' ? gate : undefined) } });
});
afterEach(async () => {
  letGo();
  await shop.close();
});

const remove = ({ guest }: Buyer, cartStateOrId = 'current', key?: string) =>
  guest.call('DELETE', 'cart', { cartStateOrId }, key === undefined ? {} : { key });
const summary = async ({ guest }: Buyer, cartStateOrId = 'current') =>
  (await guest.call('GET', 'cart', { cartStateOrId })).json<CartSummary>();

describe('a cart that is deleted', () => {
  test('is gone with its lines and what it has reserved, and the next one begins empty', async () => {
    const buyer = await shop.buyerWith('eggs', 5);
    await buyer.reserve();
    const { cartId } = await summary(buyer);
    const removed = await remove(buyer);
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    expect(await shop.holds()).toEqual([]);
    expect(refusal(await buyer.guest.call('GET', 'cart', { cartStateOrId: String(cartId) }))).toBe(
      '404 CART_NOT_FOUND',
    );
    const other = await shop.buyerWith('eggs', 5);
    expect((await other.reserve()).json()).toMatchObject({ success: true });
    await buyer.guest.added('butter', 1);
    expect((await summary(buyer)).totalProductCount).toBe('1.0');
  });

  test('is named by its id, as current, or by a user as active', async () => {
    const buyer = await shop.buyerWith('butter', 1);
    const second = (await buyer.guest.call('POST', 'carts', {}, { body: { isSecondary: true } })).json<CartSummary>();
    expect((await remove(buyer, String(second.cartId).slice(0, 15))).statusCode).toBe(204);
    expect((await summary(buyer)).totalProductCount).toBe('1.0');
    expect(refusal(await remove(buyer, 'active'))).toBe('401 INVALID_SESSION_ID');
    await buyer.guest.logIn();
    await buyer.guest.added('butter', 2);
    expect((await remove(buyer, 'active')).statusCode).toBe(204);
    expect(refusal(await remove(buyer, 'active'))).toBe('404 CART_NOT_FOUND');
  });

  test('was there: without one, by another’s id or by none that is any it is told apart', async () => {
    const buyer = await shop.buyerWith('butter', 1);
    const cartId = String((await summary(buyer)).cartId);
    const stranger = shop.newBuyer();
    expect(refusal(await remove(stranger))).toBe('404 CART_NOT_FOUND');
    expect(refusal(await remove(stranger, cartId))).toBe('404 CART_NOT_FOUND');
    expect(refusal(await remove(stranger, recordId('cart', 999)))).toBe('404 CART_NOT_FOUND');
    expect(refusal(await remove(stranger, 'mine'))).toBe('400 INVALID_ID_FIELD');
    expect((await summary(buyer)).totalProductCount).toBe('1.0');
  });

  test('answers a repeat under its key as the first time, and leaves the cart begun since', async () => {
    const buyer = await shop.buyerWith('butter', 1);
    expect((await remove(buyer, 'current', 'once')).statusCode).toBe(204);
    await buyer.guest.added('butter', 3);
    expect((await remove(buyer, 'current', 'once')).statusCode).toBe(204);
    expect((await summary(buyer)).totalProductCount).toBe('3.0');
  });

  test('ends its checkout: what was prepared is free, what was paid is voided', async () => {
    const buyer = await shop.buyerWith('butter', 10);
    const { checkoutId } = await buyer.paid();
    expect((await shop.holds()).length).toBe(1);
    expect((await remove(buyer)).statusCode).toBe(204);
    expect(await shop.holds()).toEqual([]);
    expect(refusal(await buyer.get(checkoutId))).toBe('404 CHECKOUT_NOT_FOUND');
    await shop.app.ordering.idle();
    expect([await shop.paymentStates(), shop.payments.standing()]).toEqual([['voided'], []]);
  });

  test('lets go of a payment that is asked for just then, as its checkout would', async () => {
    const buyer = await shop.buyerWith('butter', 10);
    await buyer.ready();
    shop.payments.hold();
    const paying = buyer.pay();
    await waitUntil('the provider is asked', () => shop.payments.waiting() > 0);
    expect((await remove(buyer)).statusCode).toBe(204);
    shop.payments.letGo();
    expect(resultCode(await paying)).toBe('422 SystemError');
    await shop.app.ordering.idle();
    expect(shop.payments.standing()).toEqual([]);
  });

  test('is whole: while lines are still to join it, deleting it is 423 with a wait', async () => {
    const buyer = shop.newBuyer();
    close();
    await shop.app.webstore.change({ cartImmediateLines: 1 });
    const inputs = (['butter', 'apron'] as const).map((name) => ({
      richInput: { productId: productId(name), quantity: 1 },
    }));
    await buyer.guest.call('POST', 'cartItemBatch', {}, { body: { inputs } });
    const early = await remove(buyer);
    expect([refusal(early), early.headers['retry-after']]).toEqual(['423 SERVER_UNAVAILABLE', '1']);
    letGo();
    await shop.app.cartWork.idle();
    expect((await summary(buyer)).totalProductCount).toBe('2.0');
    expect((await remove(buyer)).statusCode).toBe(204);
  });

  test('is no order: one that was placed can be deleted under no name', async () => {
    const buyer = await shop.buyerWith('butter', 10);
    const cartId = String((await summary(buyer)).cartId);
    const reference = await buyer.ordered();
    expect(refusal(await remove(buyer, cartId))).toBe('404 CART_NOT_FOUND');
    expect(refusal(await remove(buyer))).toBe('404 CART_NOT_FOUND');
    expect((await buyer.order(reference)).orderNumber).toBe(reference);
  });
});

test('reading the current cart without one answers an empty one that has no id; by another name there is none', async () => {
  const buyer = shop.newBuyer();
  const empty = {
    cartId: null,
    totalProductCount: '0.0',
    grandTotalAmount: '0.00',
    messagesSummary: { hasErrors: false },
  };
  const read = await buyer.guest.call('GET', 'cart');
  expect([read.statusCode, read.json()]).toMatchObject([200, empty]);
  expect(buyer.guest.cookie()).toBeNull();
  await buyer.guest.logIn();
  expect(await summary(buyer)).toMatchObject(empty);
  expect(refusal(await buyer.guest.call('GET', 'cart', { cartStateOrId: 'active' }))).toBe('404 CART_NOT_FOUND');
  await buyer.guest.added('butter', 1);
  expect((await summary(buyer, 'active')).cartId).not.toBeNull();
});
