// The light door of the orders: what was placed, as it was placed, and the mail that confirms it. It owns the
// tables `placed_order`, `order_line` and `mail_due`. It publishes the plugins of its routes, and to the checkout
// how an order is written.
export { lookupRoutes } from './lookupRoutes';
export { mailDue, sendDueMails } from './dueMails';
export { orderReference } from './orderReference';
export { orderRoutes } from './orderRoutes';
export { reorderRoutes } from './reorderRoutes';
export { insertOrder, referenceOfCheckout } from './orderStore';
export type { Order, OrderDelivery, OrderLine } from './order';
export { purchaseOrderLabel } from './purchaseOrderLabel';
export { taxLines } from './orderView';
