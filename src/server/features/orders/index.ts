// Orders as their buyers see them: history, lookup, ordering again, usual products, and the confirmation mail.
// It owns the table `mail_due`; orders themselves are in `placedOrders`. It publishes the plugins of its routes, how
// due mails are sent, how an order gets its reference, and how a call names one.
export { lookupRoutes } from './lookupRoutes';
export { mailDue, mailNotDue, sendDueMails } from './dueMails';
export { orderNamed } from './orderNamed';
export { orderReference } from './orderReference';
export { orderRoutes } from './orderRoutes';
export { reorderRoutes } from './reorderRoutes';
export { taxLines } from './orderView';
export { usualRoutes } from './usualRoutes';
