// The header of every page: ribbon, logo, navigation bar, search box, profile menu, cart badge.
// State keys: none of its own; what is open or typed is in the slices of menus, search and session.
// Publishes the header's parts for the shell, and the profile menu's endpoint and items.
export { checkoutHeader } from './checkout/lazyCheckoutHeader';
export { Header } from './Header';
export { profileItems } from './profile/profileItems';
export { profileMenuApi } from './profile/profileMenuApi';
export { headerRest } from './lazyHeaderRest';
export { ribbon } from './lazyRibbon';
