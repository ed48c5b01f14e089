import type { Static } from 'typebox';
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
