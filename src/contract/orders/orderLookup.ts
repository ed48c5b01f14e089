import type { Static } from 'typebox';
import { contactInfoPrivacy } from '../checkout/checkout';
import { within } from '../privacy';
import type { PrivacyMap } from '../privacy';
import type { lookupOrderBody, orderLookupSchema } from './orderLookup.schema';
import type { recordFieldsSchema } from './recordField.schema';

/** Fields of a record by name; `text` is money, a quantity, a moment (ISO) or words, as `type` says. */
export type RecordFields = Static<typeof recordFieldsSchema>;
/** An order by its id or reference. What verifies a guest is taken and decides nothing: their cookie does. */
export type LookupOrderBody = Static<typeof lookupOrderBody>;
/**
 * All that a page about an order shows, in one answer. Money is without VAT unless its field says `WithTax` or
 * `GrandTotal`. A delivery has the lines it brings, each with its part of the amounts, and its charge as a line more.
 */
export type OrderLookup = Static<typeof orderLookupSchema>;

export const lookupOrderBodyPrivacy: PrivacyMap = {
  'verification.email': 'personal',
  'verification.lastName': 'personal',
  'verification.phoneNumber': 'personal',
};
export const orderLookupPrivacy: PrivacyMap = {
  ...within('owner', contactInfoPrivacy),
  'deliveryGroups.*.fields.DeliverToName.text': 'personal',
  'deliveryGroups.*.fields.DeliverToStreet.text': 'personal',
  'deliveryGroups.*.fields.DeliverToCity.text': 'personal',
  'deliveryGroups.*.fields.DeliverToPostalCode.text': 'personal',
  'deliveryGroups.*.fields.PhoneNumber.text': 'personal',
  'deliveryGroups.*.fields.Description.text': 'personal',
  'payments.*.paymentMethod.fields.*.text': 'personal',
};
