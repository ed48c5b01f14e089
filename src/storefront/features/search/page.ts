// For pages that list products, and for redirecting a search.
export { ListingView } from './components/ListingView';
export { knownChoices, searchLeadsOn } from './searchLeadsOn';
