// Orders as their buyers see them: history, lookup, ordering again, what is usually ordered, and the mail that confirms one.
// It owns the table `mail_due`; orders themselves are in `placedOrders`.
// It publishes the plugins of its routes, what sends due mails, how an order gets its reference, and how a call names one.
export { lookupRoutes } from './lookupRoutes';
export { mailDue, mailNotDue, sendDueMails } from './dueMails';
export { orderNamed } from './orderNamed';
export { orderReference } from './orderReference';
export { orderRoutes } from './orderRoutes';
export { reorderRoutes } from './reorderRoutes';
export { taxLines } from './orderView';
export { usualRoutes } from './usualRoutes';
