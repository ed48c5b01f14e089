import type { PrivacyMap } from '../privacy';

/** In a file of their own, which comes with the calls: the session's is in the first load. */
export const externalManagedAccountsPrivacy = {
  'externalManagedAccounts.*.address.street': 'personal',
  'externalManagedAccounts.*.address.city': 'personal',
  'externalManagedAccounts.*.address.zip': 'personal',
} as const satisfies PrivacyMap;

/** The fields of an account that say where and how to reach people; boolean texts must stay readable (CTX-03). */
export const effectiveAccountPrivacy = {
  'fields.Phone.text': 'personal',
  'fields.Email.text': 'personal',
  'fields.BillingStreet.text': 'personal',
  'fields.BillingCity.text': 'personal',
  'fields.BillingPostalCode.text': 'personal',
  'fields.ShippingStreet.text': 'personal',
  'fields.ShippingCity.text': 'personal',
  'fields.ShippingPostalCode.text': 'personal',
} as const satisfies PrivacyMap;
