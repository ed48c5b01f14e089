import { CART, PATHS, WEBSTORE, fillPath } from './paths';
import type { ValuesOf } from './paths';

const CHECKOUT = `${WEBSTORE}/checkouts/:checkoutId` as const;
const ADDRESSES = `${WEBSTORE}/accounts/:accountId/addresses` as const;
const ORDER_SUMMARIES = `${WEBSTORE}/order-summaries` as const;

/**
 * The calls of late code and of the pages behind the catalogue, apart from the others, so that no first load has them: prices of
 * several products, checkout, orders, contact and address book.
 */
export const LATE_PATHS = {
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
type LatePathName = keyof typeof LATE_PATHS;

/** Every call that the shop's pages make. */
export const SHOP_PATHS = { ...PATHS, ...LATE_PATHS };

/** The path of one of them, as `pathTo` makes it. */
export const latePathTo = <N extends LatePathName>(name: N, values: ValuesOf<(typeof LATE_PATHS)[N]>): string =>
  fillPath(name, LATE_PATHS[name], values);
