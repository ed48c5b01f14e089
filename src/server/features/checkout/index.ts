// The checkout: from a cart to an order, and its payment.
// It owns the tables `checkout` and `payment`. It publishes `ordering`, which provides `app.ordering`, and the plugins
// of its routes after it; they need `webstoreStore`, `catalogStore`, `app.payments` and `app.mail`.
export { deleteCartRoute } from './deleteCartRoute';
export { checkoutRoutes } from './checkoutRoutes';
export { deliveryGroupRoutes } from './deliveryGroups/deliveryGroupRoutes';
export { ordering } from './ordering';
export { placePastOrder } from './commands/placePastOrder';
export type { PastOrder } from './commands/placePastOrder';
export { paymentRoutes } from './paymentRoutes';
export { placeRoutes } from './placeRoutes';
export { checkoutCouponRoutes } from './checkoutCouponRoutes';
