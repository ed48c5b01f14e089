// Statistics of viewed, searched and added products, sent if allowed; late code.
// State key: none of its own.
// Publishes its event, its endpoints and its lazy process, which is loaded only with permission.
export { lazyTracking } from './lazyTracking';
export { trackingApi } from './trackingApi';
export { trackingEvents } from './trackingEvents';
