// For pages that list products.
export { ListingView } from './components/ListingView';
