// The visitor's cart: the commands that change it, the one queue that executes them, and the cart's parts in the
// header.
// State keys: cart, miniCart; the server's data is in the API's cache.
// Publishes its events, endpoints, sagas, and the badge, the mini cart and the button that adds.
export type { ItemsAdded } from './batch/batchCommands';
export { keepGuestCartApart } from './guest/guestCart';
export { preserveGuestCart, readGuestLines, type GuestLine } from './guest/preserveGuestCart';
export { settleCart } from './guest/settleCart';
export { cartApi } from './cartApi';
export { cartSaga } from './processes/cartSaga';
export { cartCommands, type CartFamily } from './commands/cartCommands';
export { selectCartAllowed, selectIsCartReady, selectMiniCartEnabled } from './cartSelectors';
export { problemText } from './cartProblems';
export { couponEvents } from './coupons/couponSlice';
export { cartEvents, cartReducer, cartSelectors, contentKey, type SoldUnder } from './cartSlice';
export {
  miniCartClosed,
  miniCartEvents,
  miniCartOpened,
  miniCartOptionRead,
  miniCartReducer,
  selectMiniCartIsDialog,
  selectMiniCartOffered,
  selectShowsCount,
  selectMiniCartOpen,
} from './miniCart/miniCartSlice';
export { useCartIsFilled } from './useCartIsFilled';
export { cartLinesOf, loadCartPage } from './loadCartPage';
export { AddToCart } from './components/AddToCart';
export { QuantityHint } from './components/quantity/QuantityHint';
export { useRefusedQuantity } from './components/quantity/useRefusedQuantity';
export { CartBadge } from './components/miniCart/CartBadge';
export { FreeDeliveryMeter } from './components/FreeDeliveryMeter';
export { MiniCart } from './components/miniCart/MiniCart';
