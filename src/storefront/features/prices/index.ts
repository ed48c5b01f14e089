// The caller's prices, and stock levels.
// State key: none of its own, the answers live in the API's cache.
// Publishes the price and stock endpoints, and loadStock for pages.
export { loadStock } from './loadStock';
export { pricesApi } from './pricesApi';
export { useStock } from './useStock';
