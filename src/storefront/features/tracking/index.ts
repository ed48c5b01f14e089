// What shoppers look at, search for and put into their carts, told for statistics where that is allowed; late code.
// State key: none of its own.
// Publishes the part that does it and its endpoints.
export { trackingApi } from './trackingApi';
export { tracking } from './trackingPart';
