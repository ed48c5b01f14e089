import type { Static } from 'typebox';
import type {
  addressesQuery,
  addressesSchema,
  addressSchema,
  addressSortOrder,
  changeAddressBody,
  createAddressBody,
} from './address.schema';

/** An address of an account's book. `country` is an ISO code; `street` may hold more than one line. */
export type Address = Static<typeof addressSchema>;
export type AddressType = Address['addressType'];
export type AddressSortOrder = Static<typeof addressSortOrder>;
export type AddressesQuery = Static<typeof addressesQuery>;
/** One page of an account's addresses. */
export type Addresses = Static<typeof addressesSchema>;
export type CreateAddressBody = Static<typeof createAddressBody>;
export type ChangeAddressBody = Static<typeof changeAddressBody>;

/** Path value for the account the caller acts for. */
export const CURRENT_ACCOUNT = 'current';
export const ADDRESS_PAGE_SIZE = 25;
export const ADDRESS_SORT_ORDER: AddressSortOrder = 'CreatedDateDesc';

/** Field names that a call may ask for in `fields` of each address: the platform's names, values as text. */
export const ADDRESS_FIELDS = [
  'Name',
  'FirstName',
  'MiddleName',
  'LastName',
  'CompanyName',
  'Street',
  'City',
  'State',
  'PostalCode',
  'Country',
  'PhoneNumber',
  'AddressType',
  'IsDefault',
  'CreatedDate',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
