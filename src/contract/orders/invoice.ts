import type { Static } from 'typebox';
import type { invoiceSchema, sellerSchema } from './invoice.schema';

/**
 * An order's invoice as issued; it is never recalculated. Its lines are the order's, and the delivery if it has a
 * price; their money is without VAT, `totalPrice` after `adjustmentAmount` (zero or negative). `issuedDate` and
 * `orderedDate` are moments (ISO), `deliveryDate` and `payment.dueDate` days in Paris. `terms` are the statements
 * required by law. It is issued in French; a call in another language gets the shop's own statements in that language.
 */
export type Invoice = Static<typeof invoiceSchema>;
/** `registration` is the company's entry in the register of commerce; `note` holds further mandatory statements. */
export type Seller = Static<typeof sellerSchema>;
