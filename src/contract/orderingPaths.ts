import { LATER_PATHS } from './laterPaths';
import { CART, PATHS, WEBSTORE, fillPath } from './paths';
import type { ValuesOf } from './paths';

const CHECKOUT = `${WEBSTORE}/checkouts/:checkoutId` as const;
const ADDRESSES = `${WEBSTORE}/accounts/:accountId/addresses` as const;
const ORDER_SUMMARIES = `${WEBSTORE}/order-summaries` as const;

/** The calls of checkout, orders, contact and address book, apart from the others: no page of the catalogue makes one. */
export const ORDERING_PATHS = {
  prices: `${WEBSTORE}/pricing/products`,

  deliveryGroups: `${CART}/delivery-groups`,
  deliveryGroup: `${CART}/delivery-groups/:deliveryGroupId`,
  arrangeItems: `${CART}/delivery-groups/actions/arrange-items`,

  checkouts: `${WEBSTORE}/checkouts`,
  checkout: CHECKOUT,
  checkoutCoupons: `${CHECKOUT}/coupons`,
  checkoutCoupon: `${CHECKOUT}/coupons/:cartCouponId`,
  checkoutPayments: `${CHECKOUT}/payments`,
  checkoutOrders: `${CHECKOUT}/orders`,
  checkoutOrderActions: `${CHECKOUT}/orders/actions`,

  orderSummaries: ORDER_SUMMARIES,
  orderSummary: `${ORDER_SUMMARIES}/:orderSummaryId`,
  orderItems: `${ORDER_SUMMARIES}/:orderSummaryId/items`,
  addOrderToCart: `${ORDER_SUMMARIES}/:orderSummaryId/actions/add-order-to-cart`,

  contactMessages: '/contact-messages',

  addresses: ADDRESSES,
  address: `${ADDRESSES}/:addressId`,
} as const;
type OrderingPathName = keyof typeof ORDERING_PATHS;

/** Every call that the shop's pages make. */
export const SHOP_PATHS = { ...PATHS, ...LATER_PATHS, ...ORDERING_PATHS };

/** The path of one of them, as `pathTo` makes it. */
export const orderingPathTo = <N extends OrderingPathName>(
  name: N,
  values: ValuesOf<(typeof ORDERING_PATHS)[N]>,
): string => fillPath(name, ORDERING_PATHS[name], values);
