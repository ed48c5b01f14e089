// The account pages' common parts beside orders and addresses. State keys: addressBook and reorder, of those features.
// Publishes the frame, the overview, the settings shared by these pages, and the redirect of guests to the login.
export { CustomerFrame } from './components/CustomerFrame';
export { Overview } from './components/Overview';
export { customerPages } from './customerPages';
