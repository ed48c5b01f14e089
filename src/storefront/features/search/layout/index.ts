// The layout that a shopper chose for listings, kept for the next one; late code.
// State key: late.listingLayout, from the first choice on; a page whose browser has chosen before comes with it.
// Publishes the slice, its process, and how the server's render begins with what a browser has chosen.
export { enterListingLayout } from './enterListingLayout';
export { listingLayoutSaga } from './listingLayoutSaga';
export { layoutChosen, listingLayoutEvents, listingLayoutReducer } from './listingLayoutSlice';
