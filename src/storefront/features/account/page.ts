// What the pages of a customer's own account show around their orders and addresses.
// State keys: addressBook and reorder, of the features that they are about.
// Publishes the frame, the overview, what these pages have in common, and the way of guests to the login.
export { CustomerFrame } from './components/CustomerFrame';
export { Overview } from './components/Overview';
export { customerPages } from './customer/customerPages';
export { forCustomers } from './customer/forCustomers';
