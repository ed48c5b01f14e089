import type { CartSummary } from '../../../../src/contract/cart/cart';
import type { CartItems } from '../../../../src/contract/cart/cartItem';
import type { Checkout } from '../../../../src/contract/checkout/checkout';
import { recordId } from '../../../../src/contract/ids';
import { refusal, type Guest } from '../../../support/server/shops/cartShop';
import { ADDRESS } from '../../../support/server/shops/checkoutShop';
import { groupCalls } from '../../../support/server/shops/groupCalls';
import {
  couponId,
  enter,
  entered,
  enterInCheckout,
  leave,
  leaveInCheckout,
  openPromotionShop,
  type PromotionShop,
} from '../../../support/server/shops/promotionShop';

let shop: PromotionShop;
beforeEach(async () => {
  shop = await openPromotionShop();
});

const LYON = { ...ADDRESS, city: 'Lyon', postalCode: '69002' };
const EARLY = recordId('deliveryMethod', 2);
const cents = (money: string | null | undefined): number => Math.round(Number(money) * 100);

/** A cart of the product Écru at 2,00 €: `all` pieces, `there` of which are delivered to Lyon. */
async function split(all: number, there: number) {
  const buyer = await shop.buyerWith('ecru', all);
  const groups = groupCalls(buyer.guest);
  const lyon = await groups.created({ name: 'Lyon', deliveryAddress: LYON });
  const [line] = (await buyer.guest.items()).cartItems;
  if (line !== undefined) await groups.arrange([[lyon, line.cartItem, there]]);
  await buyer.ready();
  return { buyer, groups, lyon };
}
const chargeOf = (checkout: { json: () => unknown }): string =>
  (checkout.json() as Checkout).cartSummary.totalChargeAmount;

test('free delivery is measured in each delivery, by its goods after promotions [CRT-12, CRT-19]', async () => {
  const { buyer, groups, lyon } = await split(42, 21);
  // 42,00 € in each group: both deliveries are free. Ten per cent off would make it 37,80 € each, and two deliveries to
  // pay.
  expect(chargeOf(await buyer.get())).toBe('0.00');
  await shop.promote(['DIX']);
  expect(refusal(await enter(buyer.guest, 'DIX'))).toBe('400 UNQUALIFIED_CART');
  // With 600,00 € in Lyon the reduction is larger than the 7,90 € that the delivery of the rest then costs.
  await buyer.guest.added('ecru', 279);
  const [line] = (await buyer.guest.items()).cartItems;
  if (line !== undefined) await groups.arrange([[lyon, line.cartItem, 300]]);
  await entered(buyer.guest, 'DIX');
  const { cartSummary } = (await buyer.get()).json<Checkout>();
  expect(cartSummary).toMatchObject({
    totalChargeAmount: '7.90',
    totalPromotionalAdjustmentAmount: '-64.20',
    grandTotalAmount: '619.06',
  });
  expect((await buyer.guest.items()).cartSummary.grandTotalAmount).toBe('619.06');
});

test('a promotion that frees delivery frees each, but not what a method costs more [CRT-12, CRT-19]', async () => {
  const { buyer, groups, lyon } = await split(10, 4);
  expect(chargeOf(await buyer.get())).toBe('15.80');
  await shop.promote(['PORT'], { reward: { kind: 'freeDelivery' } });
  await entered(buyer.guest, 'PORT');
  expect(chargeOf(await buyer.get())).toBe('0.00');
  const [standard, early] = (await groups.list()).items[1]?.availableDeliveryMethods ?? [];
  expect([standard?.adjustedShippingFee, early?.adjustedShippingFee]).toEqual(['0.00', '4.90']);
  expect([standard?.shippingFee, early?.shippingFee]).toEqual(['7.90', '12.80']);
  await groups.change(lyon.id, { deliveryMethodId: EARLY });
  expect(chargeOf(await buyer.get())).toBe('4.90');
});

test('the parts of reduced lines add up to them, cent by cent [CRT-12, CRT-15]', async () => {
  await shop.promote([], { reward: { kind: 'percentage', basisPoints: 333, off: { scope: 'cart' } } });
  const { guest } = shop.newBuyer();
  const butter = await guest.added('butter', 7);
  const apron = await guest.added('apron', 5);
  const groups = groupCalls(guest);
  const [a, b] = [await groups.created(), await groups.created()];
  await groups.arrange([
    [a, butter, 2],
    [b, butter, 2],
    [a, apron, 1],
    [b, apron, 3],
  ]);
  const whole = (await guest.items()).cartItems.map(({ cartItem }) => cartItem);
  const parts = (await groups.list()).items.flatMap(({ cartItems }) => cartItems?.cartItems ?? []);
  for (const line of whole) {
    const mine = parts.map(({ cartItem }) => cartItem).filter(({ cartItemId }) => cartItemId === line.cartItemId);
    expect(mine).toHaveLength(3);
    for (const amount of [
      'totalPrice',
      'totalAmount',
      'totalListPrice',
      'totalTax',
      'itemizedAdjustmentAmount',
    ] as const) {
      expect([amount, mine.reduce((sum, part) => sum + cents(part[amount]), 0)]).toEqual([amount, cents(line[amount])]);
    }
  }
});

test('a clone has the coupons of its cart, each with an id of its own; a read-only one keeps them [CRT-12, CRT-17]', async () => {
  await shop.promote(['DIX']);
  await shop.promote(['VINGT'], { reward: { kind: 'percentage', basisPoints: 2000, off: { scope: 'cart' } } });
  const buyer = await shop.buyerWith('ecru', 30);
  const { guest } = buyer;
  const original = await entered(guest, 'DIX');
  const cloneAs = async (targetType: 'Cart' | 'PayNowReadOnly'): Promise<CartSummary & { readonly cart: string }> => {
    const summary = (await guest.call('POST', 'cloneCart', {}, { query: { targetType } })).json<CartSummary>();
    return { ...summary, cart: summary.cartId ?? '' };
  };
  const couponsIn = async (cart: string) =>
    (await itemsOf(guest, cart)).cartCoupons.cartCoupons.coupons.map(({ cartCouponId, couponCode }) => ({
      cartCouponId,
      couponCode,
    }));
  const copy = await cloneAs('Cart');
  expect(copy.totalPromotionalAdjustmentAmount).toBe('-6.00');
  const [coupon] = await couponsIn(copy.cart);
  expect(coupon?.couponCode).toBe('DIX');
  expect(coupon?.cartCouponId).not.toBe(original);
  expect((await leave(guest, String(coupon?.cartCouponId), { cart: copy.cart })).statusCode).toBe(204);
  expect((await guest.items()).cartSummary.totalPromotionalAdjustmentAmount).toBe('-6.00');

  const { cart } = await cloneAs('PayNowReadOnly');
  const [kept] = await couponsIn(cart);
  const keptId = String(kept?.cartCouponId);
  expect(refusal(await enter(guest, 'VINGT', { cart }))).toBe('403 INSUFFICIENT_ACCESS');
  expect(refusal(await leave(guest, keptId, { cart }))).toBe('403 INSUFFICIENT_ACCESS');
  const started = await guest.call('PUT', 'checkouts', {}, { body: { cartId: cart } });
  const { checkoutId } = started.json<Checkout>();
  expect(refusal(await enterInCheckout(buyer, { couponCode: 'VINGT' }, checkoutId))).toBe('403 INSUFFICIENT_ACCESS');
  expect(refusal(await leaveInCheckout(buyer, keptId, checkoutId))).toBe('403 INSUFFICIENT_ACCESS');
  expect(refusal(await leaveInCheckout(buyer, couponId(99), checkoutId))).toBe('403 INSUFFICIENT_ACCESS');
  expect(await couponsIn(cart)).toEqual([kept]);
});

const itemsOf = async (guest: Guest, cartStateOrId: string): Promise<CartItems> =>
  (await guest.call('GET', 'cartItems', { cartStateOrId })).json<CartItems>();
