// Parts of the cart that the first load does not need: for its own page, the checkout, pay links and recipes.
// State keys: late.coupons, late.payLink, late.reservation.
// Publishes the table of lines, the totals, coupons, shared carts with their pay links, reservations and batches, with
// their endpoints and events.
export { batchApi } from './batch/batchApi';
export { batchEvents } from './batch/batchCommands';
export { readLines } from './cartLines';
export { selectCartStatus } from './cartStatus';
export { CartFailure } from './components/CartFailure';
export { CartStatus } from './components/CartStatus';
export { CartTable } from './components/lines/CartTable';
export { CheckoutBar } from './components/CheckoutBar';
export { CartTotals } from './components/CartTotals';
export { MissingProducts } from './components/MissingProducts';
export { PreservedCart } from './components/PreservedCart';
export { FixedLines } from './components/lines/FixedLines';
export { StandingNote } from './components/StandingNote';
export { RemovedLine } from './components/lines/RemovedLine';
export { OffersInTotals } from './coupons/AppliedOffers';
export { CartOffers } from './coupons/CartOffers';
export { couponApi } from './coupons/couponApi';
export { couponEvents, couponReducer } from './coupons/couponSlice';
export { itemApi } from './commands/itemApi';
export { currentCartApi } from './currentCartApi';
export { cartPageOf } from './loadCartPage';
export { loadPayPage, payPageSaga } from './payLink/loadPayPage';
export { payLinkApi } from './payLink/payLinkApi';
export { payLinkEvents, payLinkReducer } from './payLink/payLinkSlice';
export { SharedCart } from './payLink/SharedCart';
export { SharePayLink } from './payLink/SharePayLink';
export { preserveApi } from './guest/preserveApi';
export { reservationApi } from './reservation/reservationApi';
export { reservationEvents, reservationReducer } from './reservation/reservationSlice';
export { ReserveCart } from './reservation/ReserveCart';
