// The account's address book, and how an address is typed, checked and shown.
// State key: none of its own, the answers live in the API's cache, what is typed in the drafts.
// Publishes the endpoints of the book, the fields of an address, its check and its lines.
export { addressesApi } from './addressesApi';
export { checkAddress, phoneProblem, type AddressRules } from './checkAddress';
export { AddressFields } from './components/AddressFields';
export { AddressLines, PersonName, PhoneNumber, type ShownAddress } from './components/AddressLines';
