// The layout that a shopper chose for listings, kept for the next one; late code.
// State key: late.listingLayout, from the first choice on, or from the start in a browser that chose the table earlier.
// Publishes the slice, its process, and how the server's render starts with the browser's choice.
export { enterListingLayout } from './enterListingLayout';
export { listingLayoutSaga } from './listingLayoutSaga';
export { layoutChosen, listingLayoutEvents, listingLayoutReducer } from './listingLayoutSlice';
