// Addresses: an account's address book, and the rules for a typed address.
// It owns the table `account_address`. It publishes the plugin of its routes, how an address is checked, and how the
// book is read and added to.
export { addressRoutes } from './addressRoutes';
export { checkAddress, checkPhone, isServed } from './addressFields';
export { fieldFaults } from './fieldFaults';
export type { AddressInput, AddressRules, CheckedAddress, FieldFault } from './addressFields';
export { defaultAddressOf, findAddress, saveAddress } from './addressStore';
export type { StoredAddress } from './addressStore';
