// The light door of the addresses: an account's book, and what a typed address must say. It owns the table
// `account_address`. It publishes the plugin of its routes.
export { addressRoutes } from './addressRoutes';
export { checkAddress, checkPhone, isServed } from './addressFields';
export { fieldErrors } from './fieldErrors';
export type { AddressInput, AddressRules, CheckedAddress, FieldFault } from './addressFields';
export { defaultAddressOf, findAddress, saveAddress } from './addressStore';
export type { StoredAddress } from './addressStore';
