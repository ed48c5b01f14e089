// Orders as their buyers see them: history, lookup, ordering again, usual products, and the confirmation mail.
// It owns the table `mail_due`; orders themselves are in `placedOrders`. It publishes the plugins of its routes, how
// mails become due and are sent, how an order gets its reference, how a call names one, and VAT in answers.
export { lookupRoutes } from './lookupRoutes';
export { mailDue, mailNotDue, sendDueMails } from './dueMails';
export { orderNamed } from './orderNamed';
export { orderReference } from './orderReference';
export { orderRoutes } from './orderRoutes';
export { reorderRoutes } from './reorderRoutes';
export { taxLines } from './orderView';
export { usualRoutes } from './usualRoutes';
