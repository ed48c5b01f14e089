import type { Static } from 'typebox';
import type {
  addOrderToCartSchema,
  orderItemsSchema,
  orderSummariesSchema,
  orderSummarySchema,
} from './orderSummary.schema';

/**
 * One page of the caller's orders, newest first. `orderNumber` is the order reference, `totalAmount` with VAT, `ownerId` the
 * user who ordered (null: a guest). `fields` has what was asked for by name, nothing of it personal.
 */
export type OrderSummaries = Static<typeof orderSummariesSchema>;
/**
 * An order as it was placed: amounts are those of that moment. Products (before promotions), what these took off them
 * (zero or negative), delivery and `totalNetAmount` are without VAT, `grandTotalAmount` with it; `deliveryDate` is a day
 * in Paris, `orderedDate` a moment (ISO). `deliveries` (ours) are at least one, each with its part of the items; what
 * stands beside them of the delivery is the first one's.
 */
export type OrderSummary = Static<typeof orderSummarySchema>;
/**
 * Lines in the order in which they came into the cart; money without VAT and after promotions, `totalTaxAmount` their
 * VAT. A product's `packaging` (ours) is that of the order; null: it was not kept yet.
 */
export type OrderItems = Static<typeof orderItemsSchema>;
export type OrderItem = OrderItems['items'][number];

/**
 * What became of each line of an order that was to be ordered again, in the order of its lines: `quantity` is what was
 * ordered then, `addedQuantity` what is in the cart now ("0.0": none). `errorCode` and `message` (French) say why it is
 * not all; `statusCode` is 201 where all of it was added. `cartId` is null where there is no cart.
 */
export type AddOrderToCartResult = Static<typeof addOrderToCartSchema>;
export type ReorderedLine = AddOrderToCartResult['results'][number];

export const ORDER_PAGE_SIZE = 25;
