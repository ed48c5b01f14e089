// Orders that were placed, as they were placed, their history, and ordering again.
// State key: reorder (an order that is brought to the cart), which joins with the pages that offer it; the answers live
// in the API's cache.
// Publishes the endpoints, and what the pages of an order and of the account show.
export { ordersApi } from './ordersApi';
export { needsOrder } from './needsOrder';
export { needsLatestOrders, needsOrders } from './needsOrders';
export { reorderEvents, reorderReducer } from './again/reorderSlice';
export { LatestOrders, OrderHistory } from './components/OrderHistory';
export { OrderAgain, OrderAgainOutcome } from './components/OrderAgain';
export { OrderFacts } from './components/OrderFacts';
export { OrderGoods } from './components/OrderGoods';
export { OrderStatus } from './components/OrderStatus';
export { OrderTotals } from './components/OrderTotals';
