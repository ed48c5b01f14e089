// Placed orders, their history, and ordering again.
// State key: late.reorder (an order that is ordered again), which joins with the pages that offer it; the answers live
// in the API's cache.
// Publishes the endpoints, how pages read their data, and the components of the order, invoice and account pages.
export { ordersApi } from './ordersApi';
export { Invoice } from './invoice/Invoice';
export { loadInvoicePage, loadOrderPage } from './loadOrderPage';
export { latestOrders, loadLatestOrders, loadOrdersPage } from './loadOrdersPage';
export { reorderEvents, reorderReducer, type OrderBrought } from './again/reorderSlice';
export { OrderCard } from './components/OrderCard';
export { AllOrdersLink, LatestOrders, OrderHistory } from './components/OrderHistory';
export { MissingOrderAction } from './components/MissingOrderAction';
export { OrderAgain, OrderAgainOutcome } from './components/OrderAgain';
export { OrderFacts } from './components/OrderFacts';
export { OrderLines } from './components/OrderLines';
export { OrderStatus } from './components/OrderStatus';
export { OrderTotals } from './components/OrderTotals';
