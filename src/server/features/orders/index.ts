// Orders as their buyers see them: history, lookup, ordering again, and the mail that confirms one.
// It owns the table `mail_due`; orders themselves are in `placedOrders`.
// It publishes the plugins of its routes, what sends due mails, and how an order gets its reference.
export { lookupRoutes } from './lookupRoutes';
export { mailDue, sendDueMails } from './dueMails';
export { orderReference } from './orderReference';
export { orderRoutes } from './orderRoutes';
export { reorderRoutes } from './reorderRoutes';
export { taxLines } from './orderView';
