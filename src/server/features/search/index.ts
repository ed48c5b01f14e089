// Search: products by words, suggestions, a shopper's recent searches, and statistics of all searches.
// It owns the tables `recent_search` and `search_count`; the index is part of the catalogue's version (`searchIndex/`).
// It publishes the plugins of its routes, the daily `forgottenSearches` and `forgottenSearchCounts`, and `countedTerm`
// and `countSearch`, by which `tracking` counts searches.
export { searchRoutes } from './searchRoutes';
export { countedTerm } from './learning/countedTerm';
export { forgottenSearchCounts } from './learning/forgottenSearchCounts';
export { countSearch } from './learning/searchCountStore';
export { synonymRoutes } from './learning/synonymRoutes';
export { forgottenSearches } from './forgottenSearches';
