// The inventory: stock on hand, and what of it is reserved for whom.
// It owns the tables `stock_level` and `stock_reservation`; every answer about a product's stock
// reads the database. It publishes the plugin of its route, and how stock is read, reserved, released and taken.
export { availableOf, holdStock, lowerHold, releaseEnded, releaseStock, shortagesOf, takeStock } from './reservations';
export { guestHoldRefusal } from './guestHolds';
export type { GuestHoldRefusal } from './guestHolds';
export type { Holder, Shortage, StockLine } from './reservations';
export { recordedStock, recordedStockCount, soldOut } from './soldOut';
export { inventoryRoutes } from './inventoryRoutes';
