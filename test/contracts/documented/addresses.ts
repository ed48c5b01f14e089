import { count, flag, id, listOf, mapOf, oneOf, orNull, record, text } from '../shape';

// Addresses as the public reference describes them, in an account's book and elsewhere.

/** The fields of every address. */
export const address = {
  name: text,
  firstName: orNull(text),
  lastName: orNull(text),
  companyName: orNull(text),
  street: text,
  city: text,
  region: orNull(text),
  postalCode: text,
  country: text,
  phoneNumber: orNull(text),
};

export const savedAddress = record({
  ...address,
  addressId: id('8lW'),
  addressType: oneOf('Shipping', 'Billing'),
  isDefault: flag,
  fields: mapOf(orNull(text)),
});

export const savedAddresses = record({
  count,
  items: listOf(savedAddress),
  currentPageToken: orNull(text),
  nextPageToken: orNull(text),
  sortOrder: text,
});
