// Addresses: an account's address book, and what a typed address must contain.
// It owns the table `account_address`.
// It publishes the plugin of its routes, how an address is checked, and how the book is read and added to.
export { addressRoutes } from './addressRoutes';
export { checkAddress, checkPhone, isServed } from './addressFields';
export { fieldErrors } from './fieldErrors';
export type { AddressInput, AddressRules, CheckedAddress, FieldFault } from './addressFields';
export { defaultAddressOf, findAddress, saveAddress } from './addressStore';
export type { StoredAddress } from './addressStore';
