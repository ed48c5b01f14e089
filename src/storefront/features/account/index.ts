// The account pages' common parts beside orders and addresses. State keys: late.addressBook and late.reorder, of those
// features. Publishes the frame, the overview, and the slices, events and process that these pages share.
export { CustomerFrame } from './components/CustomerFrame';
export { Overview } from './components/Overview';
export { customerPages } from './customerPages';
