// What the account pages share, apart from orders and addresses, which are features of their own. State keys:
// late.addressBook and late.reorder, of those two features. Publishes the pages' frame, the overview, and the slices,
// events and process that they share.
export { CustomerFrame } from './components/CustomerFrame';
export { Overview } from './components/Overview';
export { customerPages } from './customerPages';
