// Search and listings: the search box, the listing in an address, the search call.
// State key: search.
// Publishes the search box (a lazy component), its process, the search endpoints, search/termTyped and the listing's
// address rules.
export {
  listingPageSize,
  listingSearch,
  readListing,
  readTerm,
  selectUsualLayout,
  type Listing,
} from './listing/listing';
export { isRefined, listingParams, toggleRefinement } from './listing/listingChoices';
export { loadSearchPage, readProducts, readSortRules, shelfSearch } from './pageData';
export { searchApi } from './searchApi';
export { searchForm } from './lazySearchForm';
export { selectMayBrowse } from './selectMayBrowse';
export { searchSaga } from './searchSaga';
export { searchEvents, searchReducer, selectIsRefused, selectTypedTerm, termTyped } from './searchSlice';
