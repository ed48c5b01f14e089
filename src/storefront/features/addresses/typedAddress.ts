import type { FormValues } from '../../forms';
import type { TypedAddress } from './book/addressBookSlice';

/** The values of `AddressFields`: names, companies and addresses as vault tokens, the country as text; '' if empty. */
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
