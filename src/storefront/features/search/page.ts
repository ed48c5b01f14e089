// For the pages of searches and categories: the listing, and the addresses to which they redirect.
export { ListingView } from './components/ListingView';
export { hasNothing, knownChoices, searchLeadsOn } from './searchLeadsOn';
