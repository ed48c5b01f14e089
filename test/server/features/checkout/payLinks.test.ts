import type { CartSummary } from '../../../../src/contract/cart/cart';
import type { Checkout } from '../../../../src/contract/checkout/checkout';
import type { PaymentResult } from '../../../../src/contract/checkout/payment';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { BUYER_WAIT_MS } from '../../../../src/server/features/checkout/payments/settlePayments';
import { productId, refusal } from '../../../support/server/shops/cartShop';
import {
  ADDRESS,
  CONTACT,
  openCheckoutShop,
  referenceIn,
  resultCode,
  type Buyer,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../support/server/shops/groupCalls';
import { TOKENS } from '../../../support/server/shops/scriptedPayments';

let shop: CheckoutShop;
beforeEach(async () => {
  shop = await openCheckoutShop();
  await shop.database.write(async (db) => {
    const pattern = await db
      .selectFrom('shop_user')
      .selectAll()
      .where('email', '=', 'boulangerie@comptoir.example')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('shop_user')
      .values({ ...pattern, id: shop.app.ids.next('user'), email: 'collegue@comptoir.example' })
      .execute();
  });
});
afterEach(() => shop.close());

async function loggedIn(email: string): Promise<Buyer> {
  const buyer = shop.newBuyer();
  await buyer.guest.logIn(email);
  return buyer;
}
const owner = () => loggedIn('boulangerie@comptoir.example');
const colleague = () => loggedIn('collegue@comptoir.example');

/** Shares a buyer's cart of six butters by link; returns the id in the link. */
async function shared({ guest }: Buyer): Promise<string> {
  await guest.added('butter', 6);
  const query = { targetType: 'PayNowReadOnly' };
  const response = await guest.call('POST', 'cloneCart', { cartStateOrId: 'current' }, { query });
  return String(response.json<CartSummary>().cartId);
}
const cart = ({ guest }: Buyer, cartStateOrId: string) => guest.call('GET', 'cart', { cartStateOrId });
/** Starts the checkout of a shared cart and prepares it. */
async function prepared(buyer: Buyer, cartId: string): Promise<string> {
  const started = await buyer.start({ cartId });
  if (started.statusCode !== 201) throw new Error(`not started: ${started.body}`);
  const { checkoutId } = started.json<Checkout>();
  await buyer.patch({ contactInfo: CONTACT, deliveryAddress: ADDRESS }, checkoutId);
  await buyer.prepare(checkoutId);
  return checkoutId;
}
/** Starts the checkout of a shared cart, prepares it and pays. */
async function paid(buyer: Buyer, cartId: string): Promise<string> {
  const checkoutId = await prepared(buyer, cartId);
  const answer = await buyer.pay({}, undefined, checkoutId);
  if (answer.statusCode !== 200) throw new Error(`not paid: ${answer.body}`);
  return checkoutId;
}

test('a colleague reads a cart shared by link, and it is still its owner’s [CRT-17] [CRT-21]', async () => {
  const first = await owner();
  const cartId = await shared(first);
  const own = (await cart(first, cartId)).json<CartSummary>();
  const other = await colleague();
  expect((await cart(other, cartId)).json()).toEqual(own);
  expect(own).toMatchObject({ type: 'PayNowReadOnly', status: 'Active', isSecondary: true });
  const there = { cartStateOrId: cartId };
  const items = await other.guest.call('GET', 'cartItems', there);
  expect(items.json()).toMatchObject({ totalItemCount: 1, cartSummary: { ownerId: own.ownerId } });
  expect((await other.guest.call('GET', 'deliveryGroups', there)).statusCode).toBe(200);
  expect((await other.guest.call('GET', 'cartProducts', there)).json()).toMatchObject({ count: 1 });
  expect((await other.guest.call('GET', 'compactSummary', there)).json()).toMatchObject({ totalProductCount: '6.0' });
  // The shared cart is not the colleague's own, and a cart that is not shared is not shown to them.
  expect((await other.guest.items()).totalItemCount).toBe(0);
  const unshared = String((await first.guest.items()).cartSummary.cartId);
  expect(refusal(await cart(other, unshared))).toBe('404 CART_NOT_FOUND');
  expect(refusal(await other.start({ cartId: unshared }))).toBe('404 CART_NOT_FOUND');
});

test('nothing of a shared cart changes by a colleague [CRT-17]', async () => {
  const first = await owner();
  const cartId = await shared(first);
  const { guest } = await colleague();
  const there = { cartStateOrId: cartId };
  const before = (await first.guest.call('GET', 'cartItems', there)).json<object>();
  const item = { productId: productId('ecru'), quantity: 1 };
  for (const response of [
    await guest.call('POST', 'cartItems', there, { body: item }),
    await guest.call('POST', 'cartCoupons', there, { body: { couponCode: 'X' } }),
    await groupCalls(guest, there).create(),
    await guest.call('DELETE', 'cart', there),
  ]) {
    expect(refusal(response)).toBe('404 CART_NOT_FOUND');
  }
  expect((await first.guest.call('GET', 'cartItems', there)).json()).toEqual(before);
});

test('guests, and buyers of other accounts, find no shared cart [CRT-21]', async () => {
  const cartId = await shared(await owner());
  const guest = shop.newBuyer();
  await guest.guest.added('butter', 1);
  for (const stranger of [guest, await loggedIn('hotel@comptoir.example')]) {
    expect(refusal(await cart(stranger, cartId))).toBe('404 CART_NOT_FOUND');
    expect(refusal(await stranger.start({ cartId }))).toBe('404 CART_NOT_FOUND');
  }
});

test('who acts for the account pays its shared carts [CRT-21]', async () => {
  const manager = await loggedIn('hotel@comptoir.example');
  await manager.guest.added('butter', 6);
  const target = DEMO_ACCOUNT_IDS.hotelPort;
  const query = { targetType: 'PayNowReadOnly', targetEffectiveAccountId: target };
  const made = await manager.guest.call('POST', 'cloneCart', { cartStateOrId: 'current' }, { query });
  const { cartId } = made.json<{ cartId: string }>();
  expect(refusal(await manager.start({ cartId }))).toBe('404 CART_NOT_FOUND');
  const acting = { body: { cartId }, query: { effectiveAccountId: target } };
  expect((await manager.guest.call('PUT', 'checkouts', {}, acting)).statusCode).toBe(201);
});

test('a colleague pays, and the order is theirs; it is paid once [CRT-21] [CHK-08]', async () => {
  const first = await owner();
  const cartId = await shared(first);
  const second = await colleague();
  const checkoutId = await paid(second, cartId);
  const reference = referenceIn(await second.submit(checkoutId));
  expect((await second.order(reference)).orderedDate).toBeTruthy();
  expect(refusal(await first.guest.call('GET', 'orderSummary', { orderSummaryId: reference }))).toBe(
    '404 ITEM_NOT_FOUND',
  );
  // The cart of the buyer who shared it is as it was; the shared copy is paid for everybody of the account.
  expect((await first.guest.items()).totalItemCount).toBe(1);
  for (const buyer of [first, second]) {
    expect((await cart(buyer, cartId)).json()).toMatchObject({ status: 'Closed', type: 'PayNowReadOnly' });
    expect((await buyer.guest.call('GET', 'cartItems', { cartStateOrId: cartId })).statusCode).toBe(200);
    expect(refusal(await buyer.start({ cartId }))).toBe('404 CART_NOT_FOUND');
  }
  expect(referenceIn(await second.submit(checkoutId))).toBe(reference);
  expect(await shop.orders()).toHaveLength(1);
});

test('two who pay do not pay twice: the one who starts later takes over, unless the other has paid [CRT-21]', async () => {
  const first = await owner();
  const cartId = await shared(first);
  const second = await colleague();
  const started = (await first.start({ cartId })).json<Checkout>();
  expect((await first.start({ cartId })).statusCode).toBe(200);
  const taken = await paid(second, cartId);
  expect(refusal(await first.get(started.checkoutId))).toBe('404 CHECKOUT_NOT_FOUND');
  expect(refusal(await first.pay({}, undefined, started.checkoutId))).toBe('404 CHECKOUT_NOT_FOUND');
  expect(refusal(await first.start({ cartId }))).toBe('409 CHECKOUT_CONFLICT');
  const again = await first.guest.call('POST', 'checkouts', {}, { body: { cartId } });
  expect(refusal(again)).toBe('409 CHECKOUT_CONFLICT');
  expect(refusal(await first.get(taken))).toBe('404 CHECKOUT_NOT_FOUND');
  referenceIn(await second.submit(taken));
  expect(await shop.paymentStates()).toEqual(['used']);
});

test('nobody takes the cart from under a colleague who is at their bank, its owner least of all [CRT-21]', async () => {
  const first = await owner();
  const cartId = await shared(first);
  const second = await colleague();
  const checkoutId = await prepared(second, cartId);
  const asked = await second.pay({ paymentToken: TOKENS.challenge }, undefined, checkoutId);
  expect(await shop.paymentStates()).toEqual(['actionNeeded']);
  expect(refusal(await first.start({ cartId }))).toBe('409 CHECKOUT_CONFLICT');
  expect(refusal(await first.guest.call('DELETE', 'cart', { cartStateOrId: cartId }))).toBe('409 CHECKOUT_CONFLICT');
  shop.payments.answerChallenges('authorised');
  const { transactionId } = asked.json<PaymentResult>().paymentData;
  const answer = await second.pay({ requestType: 'PostAuth', paymentToken: transactionId }, undefined, checkoutId);
  expect(resultCode(answer)).toBe('200 Success');
  expect(refusal(await first.guest.call('DELETE', 'cart', { cartStateOrId: cartId }))).toBe('409 CHECKOUT_CONFLICT');
  referenceIn(await second.submit(checkoutId));
});

test('the owner deletes a shared cart of which a colleague has begun a checkout, or they themselves have paid [CRT-21]', async () => {
  const first = await owner();
  const begun = await shared(first);
  await prepared(await colleague(), begun);
  expect((await first.guest.call('DELETE', 'cart', { cartStateOrId: begun })).statusCode).toBe(204);
  const own = await shared(first);
  await paid(first, own);
  expect((await first.guest.call('DELETE', 'cart', { cartStateOrId: own })).statusCode).toBe(204);
  await shop.app.ordering.idle();
  expect(await shop.paymentStates()).toEqual(['voided']);
});

test('who has paid and then leaves keeps a shared cart from the others no longer than a buyer may take at their bank [CRT-21]', async () => {
  const first = await owner();
  const cartId = await shared(first);
  await paid(await colleague(), cartId);
  shop.clock.advance(BUYER_WAIT_MS - 1);
  expect(refusal(await first.start({ cartId }))).toBe('409 CHECKOUT_CONFLICT');
  shop.clock.advance(1);
  expect((await first.start({ cartId })).statusCode).toBe(201);
  await shop.app.ordering.idle();
  expect(await shop.paymentStates()).toEqual(['voided']);
});

test('the active checkout is not said to be placed for an older order, nor for that of a shared cart [CRT-21] [CHK-08]', async () => {
  const first = await owner();
  const cartId = await shared(first);
  const own = await first.ordered();
  expect(referenceIn(await first.submit())).toBe(own);
  const checkoutId = await paid(first, cartId);
  expect(refusal(await first.submit())).toBe('404 CHECKOUT_NOT_FOUND');
  const reference = referenceIn(await first.submit(checkoutId));
  expect(reference).not.toBe(own);
  expect(referenceIn(await first.submit())).toBe(own);
});

test('the active checkout is never that of a shared cart [CRT-21] [CHK-01]', async () => {
  const first = await owner();
  const cartId = await shared(first);
  const { checkoutId } = (await first.start({ cartId })).json<Checkout>();
  expect(refusal(await first.get())).toBe('404 CHECKOUT_NOT_FOUND');
  const own = (await first.start()).json<Checkout>();
  expect(own.checkoutId).not.toBe(checkoutId);
  await first.patch({ contactInfo: CONTACT }, checkoutId);
  expect((await first.get()).json<Checkout>().checkoutId).toBe(own.checkoutId);
});

test('who pays a shared cart keeps to themselves where it goes, while they pay and afterwards [CRT-21]', async () => {
  const first = await owner();
  const cartId = await shared(first);
  const second = await colleague();
  const there = { cartStateOrId: cartId };
  const checkoutId = await prepared(second, cartId);
  const main = await groupCalls(second.guest, there).default();
  expect(main.deliveryAddress).toMatchObject(ADDRESS);
  const hidden = { deliveryAddress: null, shippingInstructions: null };
  expect(await groupCalls(first.guest, there).default()).toMatchObject(hidden);
  expect((await groupCalls(first.guest, there).get(main.id)).json()).toMatchObject(hidden);
  expect((await second.drop(checkoutId)).statusCode).toBe(204);
  expect(await groupCalls(first.guest, there).default()).toMatchObject(hidden);
});

test('a shared cart keeps the gift of its main delivery, and what is chosen for further ones, when a checkout of it ends [CRT-17]', async () => {
  const giftingConfig = { isGiftingEnabled: true, isGiftMessageEnabled: true, isGiftWrapEnabled: false };
  await shop.app.webstore.change({ giftingConfig });
  const { guest, ...buyer } = await owner();
  const butter = await guest.added('butter', 6);
  const groups = groupCalls(guest);
  const harbour = await groups.created({ name: 'Port', deliveryAddress: ADDRESS });
  await groups.arrange([[harbour, butter, 2]]);
  const gift = { isGift: true, giftMessage: 'Bon anniversaire', giftToName: 'Nora' };
  expect((await groups.change((await groups.default()).id, gift)).statusCode).toBe(200);
  const query = { targetType: 'PayNowReadOnly' };
  const made = await guest.call('POST', 'cloneCart', { cartStateOrId: 'current' }, { query });
  const { cartId } = made.json<{ cartId: string }>();
  const { checkoutId } = (await buyer.start({ cartId })).json<Checkout>();
  await buyer.patch({ deliveryAddress: ADDRESS, shippingInstructions: 'Au portail' }, checkoutId);
  expect((await buyer.drop(checkoutId)).statusCode).toBe(204);
  const [main, port] = (await groupCalls(guest, { cartStateOrId: cartId }).list()).items;
  expect(main).toMatchObject({ ...gift, deliveryAddress: null, shippingInstructions: null });
  expect(port).toMatchObject({ name: 'Port', deliveryAddress: ADDRESS });
});
