// The caller's prices, and stock levels.
// State key: none of its own, the answers live in the API's cache.
// Publishes the price and stock endpoints, and needsStock for pages.
export { needsStock } from './needsStock';
export { pricesApi } from './pricesApi';
export { useStock } from './useStock';
