import type { FormValues } from '../../forms';
import type { TypedAddress } from './book/addressBookSlice';

/** What stands in `AddressFields`: people and places as tokens of the vault, company and country open; '' is nothing. */
export const typedAddress = (values: FormValues): TypedAddress => ({
  firstName: values['firstName'] ?? '',
  lastName: values['lastName'] ?? '',
  companyName: values['companyName'] ?? '',
  street: values['street'] ?? '',
  postalCode: values['postalCode'] ?? '',
  city: values['city'] ?? '',
  country: values['country'] ?? '',
  phoneNumber: values['phoneNumber'] ?? '',
});
