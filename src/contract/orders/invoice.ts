import type { Static } from 'typebox';
import type { invoiceSchema, sellerSchema } from './invoice.schema';

/**
 * An order's invoice as it was issued, never counted anew. Lines are the order's, and its delivery where that costs
 * something; their money is without VAT, `totalPrice` after `adjustmentAmount` (zero or negative). `issuedDate` and
 * `orderedDate` are moments (ISO), `deliveryDate` and `payment.dueDate` days in Paris. `terms` are what the law wants to
 * be said, in French.
 */
export type Invoice = Static<typeof invoiceSchema>;
/** `registration` says which register of commerce knows the company; `note` is whatever else must be said of it. */
export type Seller = Static<typeof sellerSchema>;
