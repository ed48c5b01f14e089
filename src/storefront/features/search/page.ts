// For pages that list products, and where a search leads instead.
export { ListingView } from './components/ListingView';
export { searchLeadsOn } from './searchLeadsOn';
