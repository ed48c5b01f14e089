import type { FormValues } from '../../forms';
import type { TypedAddress } from './book/addressBookSlice';

/** The values of `AddressFields`: the country's ISO code, all others as vault tokens; '' if empty. */
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
