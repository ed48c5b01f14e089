// The checkout: a page of steps, one queue of changes, and the process that prepares, pays and submits an order.
// State keys: late.checkout, late.guestDetails and late.keptAddresses, which join with the page; the server's data is
// in the API's cache.
// Publishes its endpoints, slice, saga, how the page's data is read, and its components. Never in the first load.
export { checkoutApi } from './checkoutApi';
export { deliveryGroupsApi } from './deliveryGroupsApi';
export { checkoutSaga } from './checkoutSaga';
export { selectSharedCartId } from './checkoutSelectors';
export { checkoutEvents, checkoutReducer } from './checkoutSlice';
export { guestDetailsEvents, guestDetailsReducer } from './guestDetailsSlice';
export { keptAddressesEvents, keptAddressesReducer } from './keptAddresses/keptAddressesSlice';
export { holdsLines, loadCheckoutPage } from './loadCheckoutPage';
export { CheckoutGate } from './components/CheckoutGate';
export { LostReturn } from './components/LostReturn';
export { CheckoutSteps } from './components/steps/CheckoutSteps';
export { OrderSummary } from './components/OrderSummary';
export { WhereSummaryFolded } from './components/WhereSummaryFolded';
