// What shoppers look at, search for and put into their carts, told for statistics where that is allowed; late code.
// State key: none of its own.
// Publishes its endpoints and the way to its process, whose code comes where it may run.
export { lazyTracking } from './lazyTracking';
export { trackingApi } from './trackingApi';
