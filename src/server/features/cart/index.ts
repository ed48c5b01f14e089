// The light door of the cart: a guest's carts, their lines, and what they come to at today's prices.
// It owns the tables `cart` and `cart_item`, and reads the setting `deliveryCharge`.
// It publishes the plugins of its routes, and to the checkout how a cart is found, priced and closed; they need `webstoreStore` and `catalogStore` registered before them.
export { cartCommands } from './cartCommands';
export { cartReads } from './cartReads';
export { forgottenCarts } from './forgottenCarts';
export { preserveRoutes } from './preserveRoutes';
export { cartCall, cartNamed, cartNotFound, guardGuestCart } from './cartCall';
export type { CartCall } from './cartCall';
export { bringLines } from './commands/bringLines';
export type { BroughtOutcome } from './commands/bringLines';
export { answerCommand } from './commands/changeCart';
export { readGoods } from './cartGoods';
export { closeCart, findCart, markCart } from './cartStore';
export type { CartName, CartOwner, StoredCart } from './cartStore';
export { describeRefusal } from './decisions/cartRefusals';
export { deliveryCharge, priceCart } from './decisions/pricedCart';
export type { DeliveryTariff, PricedCart } from './decisions/pricedCart';
export { readTariff } from './deliveryTariff';
export { cartSummaryOf } from './views/cartSummaryView';
export { appliedPromotions } from './views/promotionViews';
export { cartThere, pricedState } from './readCart';
