import type { Static } from 'typebox';
import type {
  addOrderToCartSchema,
  orderItemsSchema,
  orderSummariesSchema,
  orderSummarySchema,
} from './orderSummary.schema';

/**
 * One page of the caller's orders, newest first. `orderNumber` is the order reference, `totalAmount` with VAT,
 * `ownerId` the user who ordered (null: a guest). `fields` has the requested fields, none of them personal. Additions to
 * the webstore API, which another server may leave out: `deliveryDates`, the days in Paris on which it is delivered, the
 * earliest first, and `firstProductNames`, the names of the first three lines' products, each once.
 */
export type OrderSummaries = Static<typeof orderSummariesSchema>;
/**
 * An order as placed, with the amounts of that moment. Products (before promotions), their deductions (zero or
 * negative), delivery and `totalNetAmount` are without VAT, `totalAmount` and `grandTotalAmount` with VAT;
 * `deliveryDate` is a day in Paris, `orderedDate` a moment (ISO). `deliveries`, an addition to the webstore API, has at
 * least one entry, each with its share of the items; address, method, day and instructions outside of it are those of
 * the first.
 */
export type OrderSummary = Static<typeof orderSummarySchema>;
/**
 * Lines in the order in which they were added to the cart; money is without VAT, `totalPrice` after promotions,
 * `totalTaxAmount` its VAT. A product's `packaging`, an addition to the webstore API, is that at the time of the order;
 * null: unknown for old orders.
 */
export type OrderItems = Static<typeof orderItemsSchema>;
export type OrderItem = OrderItems['items'][number];

/**
 * The outcome of ordering again, line by line in the order's sequence: `quantity` is what was ordered then,
 * `addedQuantity` what was added now ("0.0": none). `errorCode` and `message` (in the language of the call) explain a
 * smaller quantity; `statusCode` is 201 if all of it was added, 202 if it is still to be. `cartId` is null if there is
 * no cart.
 */
export type AddOrderToCartResult = Static<typeof addOrderToCartSchema>;
export type ReorderedLine = AddOrderToCartResult['results'][number];

export const ORDER_PAGE_SIZE = 25;
