// The light door of the inventory: what is on hand, and what of it is reserved for whom. It owns the tables
// `stock_level` and `stock_reservation`. Stock is never kept in memory: every answer asks the database.
export { availableOf, holdStock, lowerHold, releaseEnded, releaseStock, shortagesOf, takeStock } from './reservations';
export { guestHoldRefusal } from './guestHolds';
export type { GuestHoldRefusal } from './guestHolds';
export type { Holder, Shortage, StockLine } from './reservations';
