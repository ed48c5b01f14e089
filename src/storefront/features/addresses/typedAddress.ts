import type { FormValues } from '../../forms';
import type { TypedAddress } from './book/addressBookSlice';

/** What stands in `AddressFields`: people, companies and places as tokens of the vault, the country open; '' is nothing. */
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
