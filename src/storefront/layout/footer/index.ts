// The footer of every page: the shop's promises, links into the shop, contact.
// State keys: none of its own.
// Publishes the footer for the shell, and its events.
export { footerEvents } from './footerEvents';
export { footer } from './lazyFooter';
