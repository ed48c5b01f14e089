// The header of every page: ribbon, skip links, logo, search box, navigation bar, cart.
// State keys: none of its own; what is open and typed is in the slices of menus and search.
// Publishes the header's parts for the shell.
export { checkoutHeader } from './checkout/lazyCheckoutHeader';
export { Header } from './Header';
export { profileItems } from './profile/profileItems';
export { profileMenuApi } from './profile/profileMenuApi';
export { headerRest } from './lazyHeaderRest';
export { ribbon } from './lazyRibbon';
