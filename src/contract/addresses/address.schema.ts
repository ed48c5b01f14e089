import { Type } from 'typebox';
import { checkoutErrorSchema } from '../errors.schema';
import {
  body,
  bool,
  count,
  flag,
  mapOf,
  nullable,
  oneOf,
  openText,
  openTextOrNull,
  pathParams,
  personalText,
  personalTextOrNull,
  query,
  text,
} from '../wire.schema';

export const addressesParams = pathParams(['version', 'webstoreId', 'accountId']);
export const addressParams = pathParams(['version', 'webstoreId', 'accountId', 'addressId']);

export const addressSortOrder = oneOf(['CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc']);
const addressType = oneOf(['Shipping', 'Billing']);

export const addressesQuery = query({
  /** One or both types, joined by a comma. */
  addressType: Type.Optional(text),
  defaultOnly: flag,
  excludeUnsupportedCountries: flag,
  shouldShowDefaultAddrFirst: flag,
  /** Names of ADDRESS_FIELDS, joined by commas: what each address has in `fields`. */
  fields: Type.Optional(text),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  pageToken: Type.Optional(text),
  sortOrder: Type.Optional(addressSortOrder),
});

export const addressSchema = Type.Object({
  addressId: openText,
  addressType,
  name: personalText,
  firstName: personalTextOrNull,
  middleName: personalTextOrNull,
  lastName: personalTextOrNull,
  companyName: personalTextOrNull,
  street: personalText,
  city: personalText,
  region: openTextOrNull,
  postalCode: personalText,
  country: openText,
  phoneNumber: personalTextOrNull,
  isDefault: bool,
  fields: mapOf(personalTextOrNull),
});

export const addressesSchema = Type.Object({
  count,
  items: Type.Array(addressSchema),
  currentPageToken: openTextOrNull,
  currentPageUrl: openTextOrNull,
  nextPageToken: openTextOrNull,
  nextPageUrl: openTextOrNull,
  previousPageToken: openTextOrNull,
  previousPageUrl: openTextOrNull,
  sortOrder: addressSortOrder,
});

/** A text of an address or a contact: the schema limits its length, the server decides whether it is required. */
export const typedLine = Type.Optional(nullable(Type.String({ maxLength: 255 })));
const billingParts = {
  firstName: typedLine,
  lastName: typedLine,
  street: typedLine,
  city: typedLine,
  region: typedLine,
  postalCode: typedLine,
  country: typedLine,
};
export const addressParts = { ...billingParts, companyName: typedLine };
/** Accepted, because other clients send it, and ignored: only addresses of an address book have a default. */
export const bookMarks = { isDefault: Type.Optional(Type.Boolean()) };
export const billingAddressParts = { name: typedLine, ...addressParts, ...bookMarks };

export const createAddressBody = body({
  ...addressParts,
  name: typedLine,
  middleName: typedLine,
  phoneNumber: typedLine,
  addressType: Type.Optional(addressType),
  isDefault: Type.Optional(Type.Boolean()),
});

/**
 * Has no `name`: if the first or the last name is sent, the server makes a new name from first and last name;
 * otherwise the name stays as it is.
 */
export const changeAddressBody = body({
  ...addressParts,
  middleName: typedLine,
  phoneNumber: typedLine,
  addressType: Type.Optional(addressType),
  isDefault: Type.Optional(Type.Boolean()),
});

/** The body of a 422 when a field is wrong. */
export const addressFaultsSchema = Type.Object({ errors: Type.Array(checkoutErrorSchema) });
