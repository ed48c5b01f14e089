import type { Static } from 'typebox';
import type { lookupOrderBody, orderLookupSchema } from './orderLookup.schema';
import type { recordFieldsSchema } from './recordField.schema';

/** Fields of a record by name; `text` is money, a quantity, a moment (ISO) or words, as `type` says. */
export type RecordFields = Static<typeof recordFieldsSchema>;
/**
 * An order by its id or reference. The platform's fields for verifying a guest are accepted and ignored: the guest's
 * cookie decides.
 */
export type LookupOrderBody = Static<typeof lookupOrderBody>;
/**
 * A whole order in one answer, except the parts that the call excludes. Money is without VAT, but a payment's `Amount`
 * and fields with `WithTax` or `GrandTotal` in their names are with VAT. Each delivery has its lines, with their share
 * of the amounts, and an additional line for its charge.
 */
export type OrderLookup = Static<typeof orderLookupSchema>;
