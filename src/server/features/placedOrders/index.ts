// Orders as placed: written once by the checkout; later only their status changes.
// It owns the tables `placed_order`, `order_line` and `order_line_content`. It publishes how an order is written, found
// and listed, and which products were bought; it stands below `promotions`, which asks who has ordered before.
export {
  findOrder,
  hasOrdered,
  insertOrder,
  linesOfLatestOrders,
  markOrder,
  orderById,
  orderReferenced,
  ordersOf,
  referenceOfCheckout,
} from './orderStore';
export type { LineBasis, Order, OrderDelivery, OrderedModel, OrderLine, WholeOrder } from './order';
export type { ListedOrder, SummedOrder, UsualLine } from './orderStore';
export { LATEST_ORDERS, purchasesAfter, purchasesOfAccount } from './purchases';
export type { OrderPosition, Purchase } from './purchases';
export { methodIn, storedMethod } from './deliveryMethodName';
export { methodLabelOf } from './methodLabel';
