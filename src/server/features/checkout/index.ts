// The light door of the checkout: from a cart to an order. It owns the tables `checkout` and `payment`.
// It publishes the plugins of its routes, and `ordering`, which gives `app.ordering` and comes before them; they
// need `webstoreStore`, `catalogStore`, `app.payments` and `app.mail`.
export { deleteCartRoute } from './deleteCartRoute';
export { checkoutRoutes } from './checkoutRoutes';
export { deliveryGroupRoutes } from './deliveryGroups/deliveryGroupRoutes';
export { ordering } from './ordering';
export { paymentRoutes } from './paymentRoutes';
export { placeRoutes } from './placeRoutes';
