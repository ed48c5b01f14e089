// Search: products by words, suggestions, and a shopper's recent searches.
// It owns the table `recent_search`; the index is part of the catalogue's version (`searchIndex/`). It publishes the
// plugin of its routes, and the daily `forgottenSearches`.
export { searchRoutes } from './searchRoutes';
export { forgottenSearches } from './forgottenSearches';
