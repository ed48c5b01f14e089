// The checkout: from a cart to an order, and its payment.
// It owns the tables `checkout` and `payment`. It publishes `ordering`, which provides `app.ordering`, the plugins of
// its routes after it, which need `webstoreStore`, `catalogStore`, `app.cartWork`, `app.payments` and `app.mail`, and
// how a past order is placed.
export { deleteCartRoute } from './deleteCartRoute';
export { checkoutRoutes } from './checkoutRoutes';
export { deliveryGroupRoutes } from './deliveryGroups/deliveryGroupRoutes';
export { ordering } from './ordering';
export { placePastOrder } from './commands/placePastOrder';
export type { PastOrder } from './commands/placePastOrder';
export { paymentRoutes } from './paymentRoutes';
export { placeRoutes } from './placeRoutes';
export { checkoutCouponRoutes } from './checkoutCouponRoutes';
