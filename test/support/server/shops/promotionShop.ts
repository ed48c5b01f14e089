import type { AddCheckoutCouponBody } from '../../../../src/contract/cart/promotion';
import { recordId } from '../../../../src/contract/ids';
import { PLAIN_PROMOTION, writePromotion, type LimitedPromotion } from '../../../../src/server/features/promotions';
import { openCheckoutShop, type Buyer } from './checkoutShop';
import { productId, type Guest, type ShelfName } from './cartShop';

const WEBSTORE_ID = recordId('webstore', 1);
export const CATEGORY_ID = recordId('category', 1);
const promotionId = (number: number): string => recordId('promotion', number);
export const couponId = (number: number): string => recordId('coupon', number);

const TEN_PERCENT = { kind: 'percentage', basisPoints: 1000, off: { scope: 'cart' } } as const;

const open: { readonly close: () => Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((shop) => shop.close())));

/** The small shop with everything up to the order, and promotions that a test adds. It is closed with the test. */
export async function openPromotionShop(opening: Parameters<typeof openCheckoutShop>[0] = {}) {
  const shop = await openCheckoutShop(opening);
  open.push(shop);
  let promoted = 0;
  return {
    ...shop,
    /**
     * Starts a promotion, by default ten per cent of everything; without codes it applies automatically. Returns its
     * id.
     */
    async promote(codes: readonly string[], changes: Partial<LimitedPromotion> = {}): Promise<string> {
      promoted += 1;
      const promotion: LimitedPromotion = {
        ...PLAIN_PROMOTION,
        id: promotionId(promoted),
        name: `Offre ${String(promoted)}`,
        isAutomatic: codes.length === 0,
        reward: TEN_PERCENT,
        ...changes,
      };
      await shop.database.write((db) => writePromotion(db, WEBSTORE_ID, promotion, codes));
      return promotion.id;
    },
  };
}
export type PromotionShop = Awaited<ReturnType<typeof openPromotionShop>>;

/** Opens the promotions' shop with a guest. */
export async function openWithGuest(): Promise<{ readonly shop: PromotionShop; readonly guest: Guest }> {
  const shop = await openPromotionShop();
  return { shop, guest: shop.newGuest() };
}

/** A target of these products: each of their lines separately, or all together. */
export const setOf = (scope: 'line' | 'set', ...names: readonly ShelfName[]) =>
  ({ scope, categoryIds: [], productIds: names.map(productId) }) as const;

export const enter = (guest: Guest, couponCode: string, options: { key?: string; cart?: string } = {}) =>
  guest.call(
    'POST',
    'cartCoupons',
    { cartStateOrId: options.cart ?? 'current' },
    { body: { couponCode }, ...(options.key === undefined ? {} : { key: options.key }) },
  );
export const leave = (guest: Guest, cartCouponId: string, options: { key?: string; cart?: string } = {}) =>
  guest.call(
    'DELETE',
    'cartCoupon',
    { cartStateOrId: options.cart ?? 'current', cartCouponId },
    options.key === undefined ? {} : { key: options.key },
  );

/** Enters a code, which must be accepted; returns the id of the coupon on the cart. */
export async function entered(guest: Guest, couponCode: string): Promise<string> {
  const reply = await enter(guest, couponCode);
  if (reply.statusCode !== 201) throw new Error(`not entered: ${reply.body}`);
  const { coupons } = reply.json<{ cartCoupons: { coupons: { cartCouponId: string }[] } }>().cartCoupons;
  return coupons.at(-1)?.cartCouponId ?? '';
}

export const enterInCheckout = (buyer: Buyer, body: AddCheckoutCouponBody, id = 'active', key?: string) =>
  buyer.guest.call('POST', 'checkoutCoupons', { checkoutId: id }, { body, ...(key === undefined ? {} : { key }) });
export const leaveInCheckout = (buyer: Buyer, cartCouponId: string, id = 'active', key?: string) =>
  buyer.guest.call('DELETE', 'checkoutCoupon', { checkoutId: id, cartCouponId }, key === undefined ? {} : { key });

/** The coupons of a cart: "CODE applied" or "CODE" with the reason. */
export const couponsOf = async (guest: Guest): Promise<readonly string[]> =>
  (await guest.items()).cartCoupons.cartCoupons.coupons.map(
    ({ couponCode, isApplied, reason }) => `${couponCode} ${isApplied ? 'applied' : String(reason)}`,
  );
