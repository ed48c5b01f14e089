import type { Static } from 'typebox';
import type {
  addCartCouponBody,
  addCheckoutCouponBody,
  cartCouponsSchema,
  checkoutCouponsSchema,
  promotionReasonSchema,
  promotionTargetSchema,
} from './promotion.schema';

/** Why a promotion whose coupon is on a cart takes nothing off. */
export type PromotionReason = Static<typeof promotionReasonSchema>;
/** What a promotion is taken off. */
export type PromotionTarget = Static<typeof promotionTargetSchema>;
export type AddCartCouponBody = Static<typeof addCartCouponBody>;
/** The coupons of a cart after one was added. */
export type CartCouponsResult = Static<typeof cartCouponsSchema>;
/** One code, in either of the forms that the platform's releases take. */
export type AddCheckoutCouponBody = Static<typeof addCheckoutCouponBody>;
export type CheckoutCouponsResult = Static<typeof checkoutCouponsSchema>;

/** A cart holds no more coupons; one more is refused with MAX_LIMIT_EXCEEDED. */
export const CART_COUPON_LIMIT = 2;
/** A longer text is no code. */
export const COUPON_CODE_LENGTH = 40;

/** A code as it is compared and kept: blanks around it and the case of its letters do not count. */
export const couponCodeOf = (typed: string): string => typed.trim().toUpperCase();
