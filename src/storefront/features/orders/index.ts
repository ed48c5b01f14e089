// Orders that were placed, as they were placed.
// State key: none of its own, the answers live in the API's cache.
// Publishes the endpoints and what the page of an order shows.
export { ordersApi } from './ordersApi';
export { needsOrder } from './needsOrder';
export { OrderFacts } from './components/OrderFacts';
export { OrderGoods } from './components/OrderGoods';
export { OrderTotals } from './components/OrderTotals';
