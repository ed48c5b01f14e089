// The caller's prices, and stock levels.
// State key: none of its own, the answers live in the API's cache.
// Publishes the endpoints of prices, taxes and stock, loadStock for pages, and readStock for what a page did not read.
export { loadStock } from './loadStock';
export { pricesApi } from './pricesApi';
export { readStock } from './readStock';
export { stockQuery } from './stockQuery';
export { taxApi } from './taxApi';
export { useStock } from './useStock';
