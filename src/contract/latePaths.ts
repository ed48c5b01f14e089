import { CART, fillPath, PATHS, SERVICES, WEBSTORE, type ValuesOf } from './paths';

const CHECKOUT = `${WEBSTORE}/checkouts/:checkoutId` as const;
const ADDRESSES = `${WEBSTORE}/accounts/:accountId/addresses` as const;
const ORDER_SUMMARIES = `${WEBSTORE}/order-summaries` as const;
const STANDING_DELIVERIES = `${WEBSTORE}/standing-deliveries` as const;
const RECORDING = '/recordings/:session';

/**
 * Paths of calls that the first load of a page with products never makes: they come later, or on other pages. In a file
 * of their own, so that the first load does without them.
 */
export const LATE_PATHS = {
  login: '/login',
  logout: '/secur/logout.jsp',
  passwordRequests: '/password-requests',
  passwordChanges: '/password-changes',
  registrations: '/registrations',
  siteConfiguration: '/site/configuration',
  /** On the shop's own origin; a reverse proxy can forward it to another host that collects activities. */
  activities: '/activities/:siteId/:type',

  externalManagedAccounts: `${WEBSTORE}/external-managed-accounts`,
  effectiveAccount: `${WEBSTORE}/effective-accounts/:accountId`,
  aiConfiguration: `${WEBSTORE}/ai/configuration`,
  shopperAgent: `${WEBSTORE}/shopperAgent/context`,
  recommendations: `${WEBSTORE}/ai/recommendations`,
  userRecord: `${SERVICES}/ui-api/records/:recordId`,

  products: `${WEBSTORE}/products`,
  namedProduct: `${WEBSTORE}/products/url-names/:urlName`,
  productChildren: `${WEBSTORE}/products/:productId/children`,
  featuredProducts: `${WEBSTORE}/products/:productId/featured-products`,
  giftWrap: `${WEBSTORE}/products/gift-wrap`,
  searchSuggestions: `${WEBSTORE}/search/suggestions`,
  namedCategory: `${WEBSTORE}/product-categories/url-names/:urlName`,

  carts: `${WEBSTORE}/carts`,
  cart: CART,
  cartItemBatch: `${CART}/cart-items/batch`,
  cartItem: `${CART}/cart-items/:cartItemId`,
  cartProducts: `${CART}/products`,
  cartCoupons: `${CART}/cart-coupons`,
  cartCoupon: `${CART}/cart-coupons/:cartCouponId`,
  inventoryReservations: `${CART}/inventory-reservations`,
  preserveCart: `${CART}/actions/preserve`,
  cloneCart: `${CART}/actions/clone`,

  prices: `${WEBSTORE}/pricing/products`,
  tax: `${WEBSTORE}/taxes/products/:productId`,

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
  orderInvoice: `${ORDER_SUMMARIES}/:orderSummaryId/invoice`,
  addOrderToCart: `${ORDER_SUMMARIES}/:orderSummaryId/actions/add-order-to-cart`,

  standingDeliveries: STANDING_DELIVERIES,
  standingDelivery: `${STANDING_DELIVERIES}/:standingDeliveryId`,

  usualProducts: `${WEBSTORE}/usual-products`,

  contactMessages: '/contact-messages',
  consents: '/consents',
  marketChoices: '/market-choices',

  recordings: '/recordings',
  recording: RECORDING,
  recordingSegment: `${RECORDING}/parts/:part/segments/:segment`,
  recordingCodes: `${RECORDING}/codes`,

  addresses: ADDRESSES,
  address: `${ADDRESSES}/:addressId`,
} as const;
type LatePathName = keyof typeof LATE_PATHS;

/**
 * All of `PATHS` and `LATE_PATHS`: the calls of the shop's pages, except those for managed contents, which are in
 * `content/contentPaths`.
 */
export const SHOP_PATHS = { ...PATHS, ...LATE_PATHS };

/** The path of a call of `LATE_PATHS`, as `pathTo` makes it. */
export const latePathTo = <N extends LatePathName>(name: N, values: ValuesOf<(typeof LATE_PATHS)[N]>): string =>
  fillPath(name, LATE_PATHS[name], values);
