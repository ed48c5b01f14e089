import {
  ADDRESS_FIELDS,
  ADDRESS_PAGE_SIZE,
  type Address,
  type AddressField,
  type Addresses,
  type AddressesQuery,
  type AddressSortOrder,
} from '../../../contract/addresses/address';
import { offsetAsked, tokenLinks } from '../../http/pageTokens';
import { invalidInput } from '../../problems';
import type { StoredAddress } from './addressStore';

const fieldValues: Readonly<Record<AddressField, (address: StoredAddress) => string | null>> = {
  Name: ({ name }) => name,
  FirstName: ({ firstName }) => firstName,
  MiddleName: ({ middleName }) => middleName,
  LastName: ({ lastName }) => lastName,
  CompanyName: ({ companyName }) => companyName,
  Street: ({ street }) => street,
  City: ({ city }) => city,
  State: ({ region }) => region,
  PostalCode: ({ postalCode }) => postalCode,
  Country: ({ country }) => country,
  PhoneNumber: ({ phoneNumber }) => phoneNumber,
  AddressType: ({ type }) => type,
  IsDefault: ({ isDefault }) => String(isDefault),
  CreatedDate: ({ createdAt }) => new Date(createdAt).toISOString(),
};

/** The fields that a call asks for; unknown names are ignored. */
function fieldsAsked(list: string | undefined): readonly AddressField[] {
  const names = (list ?? '').split(',').map((name) => name.trim());
  return ADDRESS_FIELDS.filter((field) => names.includes(field));
}

/** An address on the wire; `fields` holds the requested fields. */
export const addressView = (address: StoredAddress, fields: readonly AddressField[] = []): Address => ({
  addressId: address.id,
  addressType: address.type,
  name: address.name,
  firstName: address.firstName,
  middleName: address.middleName,
  lastName: address.lastName,
  companyName: address.companyName,
  street: address.street,
  city: address.city,
  region: address.region,
  postalCode: address.postalCode,
  country: address.country,
  phoneNumber: address.phoneNumber,
  isDefault: address.isDefault,
  fields: Object.fromEntries(fields.map((field) => [field, fieldValues[field](address)])),
});

const TYPES = ['Shipping', 'Billing'] as const;

function typesAsked(list: string | undefined): readonly string[] {
  const names = (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const stranger = names.find((name) => !TYPES.some((type) => type === name));
  if (stranger !== undefined) throw invalidInput('addressType may be Shipping or Billing.');
  return names.length === 0 ? TYPES : names;
}

/** One page of an account's addresses, as a call asks for them. */
export function addressesView(
  addresses: readonly StoredAddress[],
  query: AddressesQuery,
  frame: { readonly sortOrder: AddressSortOrder; readonly countries: readonly string[]; readonly url: string },
): Addresses {
  const types = typesAsked(query.addressType);
  const chosen = addresses.filter(
    ({ type, isDefault, country }) =>
      types.includes(type) &&
      (query.defaultOnly !== true || isDefault) &&
      (query.excludeUnsupportedCountries !== true || frame.countries.includes(country)),
  );
  const ordered =
    query.shouldShowDefaultAddrFirst === true
      ? [...chosen.filter(({ isDefault }) => isDefault), ...chosen.filter(({ isDefault }) => !isDefault)]
      : chosen;
  const offset = offsetAsked(query.pageToken);
  const size = query.pageSize ?? ADDRESS_PAGE_SIZE;
  const fields = fieldsAsked(query.fields);
  const items = ordered.slice(offset, offset + size).map((address) => addressView(address, fields));
  return {
    count: items.length,
    items,
    ...tokenLinks({ offset, size, total: ordered.length }, frame.url),
    sortOrder: frame.sortOrder,
  };
}
