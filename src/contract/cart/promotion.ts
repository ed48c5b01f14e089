import type { Static } from 'typebox';
import type {
  addCartCouponBody,
  addCheckoutCouponBody,
  cartCouponsSchema,
  checkoutCouponsSchema,
  promotionReasonSchema,
  promotionTargetSchema,
} from './promotion.schema';

/** Why the promotion of a coupon on a cart deducts nothing. */
export type PromotionReason = Static<typeof promotionReasonSchema>;
/** What a promotion is deducted from. */
export type PromotionTarget = Static<typeof promotionTargetSchema>;
export type AddCartCouponBody = Static<typeof addCartCouponBody>;
/** The coupons of a cart after one was added. */
export type CartCouponsResult = Static<typeof cartCouponsSchema>;
/** A coupon code, in either of the two forms of the platform's releases. */
export type AddCheckoutCouponBody = Static<typeof addCheckoutCouponBody>;
export type CheckoutCouponsResult = Static<typeof checkoutCouponsSchema>;

/** Most coupons of a cart; one more is refused with MAX_LIMIT_EXCEEDED. */
export const CART_COUPON_LIMIT = 2;
/** Longest code, in characters. */
export const COUPON_CODE_LENGTH = 40;

/** The canonical form of a code: trimmed, upper case. */
export const couponCodeOf = (typed: string): string => typed.trim().toUpperCase();
