// The inventory: stock on hand, and for whom it is reserved.
// It owns the tables `stock_level`, which the catalogue's `recordStock` fills, and `stock_reservation`; a single
// product's stock is read from the database for each answer.
// It publishes the plugin of its route, how stock is read, reserved, moved, released and taken, and whose stock a
// bundle takes.
export { drawnBy, drawsOf, piecesCovered, piecesIn, rememberedDraws, stocked, stockLines } from './draws';
export type { DrawsOf, StockedDraw, StockLine } from './draws';
export {
  availableOf,
  availableOfHeld,
  holdStock,
  releaseEnded,
  releaseStock,
  reservationOf,
  shortagesOf,
  takeStock,
  trimHolds,
} from './reservations';
export { guestHoldRefusal } from './guestHolds';
export type { GuestHoldRefusal } from './guestHolds';
export { heldStock, moveHolds } from './movedHolds';
export type { MovedHold } from './movedHolds';
export type { Holder, Shortage } from './reservations';
export { recordedStock, recordedStockCount, scarceStock } from './scarceStock';
export { inventoryRoutes } from './inventoryRoutes';
