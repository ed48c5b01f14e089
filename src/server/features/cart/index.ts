// Carts: their lines, delivery groups and coupons, and their amounts at today's prices.
// It owns the tables `cart`, `cart_item`, `delivery_group`, `delivery_group_item` and `cart_work`; it reads the
// settings `deliveryCharge` and `cartImmediateLines`. It publishes the plugins of its routes, which need
// `webstoreStore` and `catalogStore` before them, how a cart is found, priced, changed and closed, and how a catalogue
// is published to the carts that have reserved what it changes.
export { cartCommands } from './cartCommands';
export { cartReads } from './cartReads';
export { cartWork } from './cartWork';
export { cloneRoutes } from './cloneRoutes';
export { forgottenCarts } from './forgottenCarts';
export { preserveRoutes } from './preserveRoutes';
export { reservationRoutes } from './reservationRoutes';
export { callOfOwner, cartCall, cartNamed, cartNotFound, deliveryGroupNotFound, guardGuestCart } from './cartCall';
export type { CartCall } from './cartCall';
export { addBatch } from './commands/addItems';
export { bringLines } from './commands/bringLines';
export type { BroughtOutcome } from './commands/bringLines';
export { answerCartCommand } from './commands/changeCart';
export { readCartProducts } from './cartProducts';
export { guestLimit, holderOf } from './guestLimit';
export { writeChanges } from './commands/writeChanges';
export { publishToCarts } from './publication/publishToCarts';
export { closeCart, deleteCart, findCart, markCart } from './cartStore';
export type { CartName, StoredCart } from './cartStore';
export { groupsInForce, NO_PREFERENCES, untouchedDefaultGroup } from './groups/deliveryGroup';
export type { CartGroup, CartGroups, DeliveryPreferences } from './groups/deliveryGroup';
export { decideArrange } from './groups/decideArrange';
export type { ArrangeRefusal } from './groups/decideArrange';
export { allocate, deleteGroup, deleteGroups, clearPreferences, groupsOf, saveGroup } from './groups/groupStore';
export { priceDeliveries } from './groups/priceDeliveries';
export type { PricedDelivery } from './groups/priceDeliveries';
export { splitLines } from './groups/splitLines';
export { describeRefusal } from './decisions/cartRefusals';
export { changeOf } from './decisions/cartDecisions';
export { lineReductions } from './decisions/lineReductions';
export { deliveryCharge, PLAIN_DELIVERY, stockLinesOf } from './decisions/pricedCart';
export type { DeliveryTariff, PricedCart, PricedLine } from './decisions/pricedCart';
export { NO_TARIFF, readTariff } from './deliveryTariff';
export { findCartToCheckOut } from './sharing/cartToPay';
export { cartThere, cartToChange, cartToRead, checkCalculated, checkChangeable } from './readCart';
export { beginWork, forgetWork } from './work/workStore';
export { cartItemOf, messagesOf } from './views/cartItemView';
export { cartSummaryOf } from './views/cartSummaryView';
export { appliedPromotions } from './views/promotionViews';
export { couponRoutes } from './couponRoutes';
