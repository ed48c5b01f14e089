// Messages to the shop: the form with its process, which is late code of whatever content shows it.
// State key: late.contact, which joins with the pages of contents; what was typed is in the drafts.
// Publishes the form (a lazy component), its slice and its endpoint.
export { contactApi } from './contactApi';
export { contactEvents, contactReducer } from './contactSlice';
export { contactForm } from './lazyContactForm';
