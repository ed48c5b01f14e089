// The light door of the promotions: what takes something off a cart, and the coupons that bring it. It owns the tables
// `promotion`, `coupon`, `cart_coupon` and `promotion_use`. It publishes to the cart and the checkout what may come to
// a cart, and how a use is counted; its own routes (couponRoutes, evaluateProductsRoute) are named in callPlugins.
export { joinCoupons } from './addCoupon';
export { couponsOn, insertCoupon } from './couponStore';
export type { HeldCoupon } from './couponStore';
export { PLAIN_PROMOTION, readPromotions, takeUses, writePromotion } from './promotionStore';
export type { CartPromotions, LimitedPromotion } from './promotionStore';
