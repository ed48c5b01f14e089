// Promotions: what lowers the price of a cart, and the coupons for it.
// It owns the tables `promotion`, `coupon`, `cart_coupon` and `promotion_use`. It publishes the promotions of a cart,
// how a coupon is added and a use counted; the routes are those of cart, checkout and prices.
export { addCoupon, joinCoupons } from './addCoupon';
export { couponsOn, deleteCoupon, insertCoupon, promotionOfCode } from './couponStore';
export type { HeldCoupon } from './couponStore';
export {
  endedPromotions,
  PLAIN_PROMOTION,
  promotionsWith,
  readPromotions,
  takeUses,
  writePromotion,
} from './promotionStore';
export type { CartPromotions, LimitedPromotion } from './promotionStore';
export { withCouponAttempt } from './couponAttempts';
export { couponNotOnCart } from './couponRefusals';
