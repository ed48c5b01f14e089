// The account's address book, and how addresses are entered, validated and shown.
// State key: late.addressBook (commands on the book), which joins with the account's pages; the addresses are in the
// API's cache, what is typed in the drafts.
// Publishes the endpoints of the book, its process, list and form, the fields of an address, its check and its lines.
export { addressesApi } from './addressesApi';
export { addressBookSaga } from './book/addressBookSaga';
export { addressBookEvents, addressBookReducer } from './book/addressBookSlice';
export { loadAddressBookPage } from './book/loadAddressBookPage';
export { useCountries } from './useCountries';
export { useCountryName } from './countryName';
export { checkAddress, phoneProblem, type AddressRules } from './checkAddress';
export { AddressBook } from './components/AddressBook';
export { AddressEditor, AddressForm } from './components/AddressEditor';
export { AddressFields } from './components/AddressFields';
export { AddressLines, PersonName, PhoneNumber, type ShownAddress } from './components/AddressLines';
export { typedAddress } from './typedAddress';
export { PostalAddressFields, WholeRow } from './components/PostalAddressFields';
