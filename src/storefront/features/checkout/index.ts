// The checkout: one page of steps, one queue of changes, and the process that prepares, pays and submits an order.
// State keys: late.checkout and late.guestDetails, which come with the page; what the server says lives in the API's cache.
// Publishes its endpoints, slice, saga, the page's reading and its parts. Never in the first load.
export { checkoutApi } from './checkoutApi';
export { deliveryGroupsApi } from './deliveryGroupsApi';
export { checkoutSaga } from './checkoutSaga';
export { checkoutEvents, checkoutReducer } from './checkoutSlice';
export { guestDetailsEvents, guestDetailsReducer } from './guestDetailsSlice';
export { holdsGoods, needsCheckout } from './needsCheckout';
export { CheckoutGate } from './components/CheckoutGate';
export { LostReturn } from './components/LostReturn';
export { CheckoutSteps } from './components/steps/CheckoutSteps';
export { OrderSummary } from './components/OrderSummary';
