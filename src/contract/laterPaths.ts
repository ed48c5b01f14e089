import { CART, fillPath, SERVICES, WEBSTORE, type ValuesOf } from './paths';

/**
 * The paths of calls that no first load of a page with products makes: they come after it, or on other pages. Apart from
 * `PATHS`, so that the first load does without them.
 */
export const LATER_PATHS = {
  login: '/login',
  logout: '/secur/logout.jsp',
  passwordRequests: '/password-requests',
  passwordChanges: '/password-changes',
  registrations: '/registrations',
  siteConfiguration: '/site/configuration',
  /** On the shop's own origin: a reverse proxy can forward it where another host collects activities. */
  activities: '/activities/:siteId/:type',

  externalManagedAccounts: `${WEBSTORE}/external-managed-accounts`,
  effectiveAccount: `${WEBSTORE}/effective-accounts/:accountId`,
  aiConfiguration: `${WEBSTORE}/ai/configuration`,
  userRecord: `${SERVICES}/ui-api/records/:recordId`,

  products: `${WEBSTORE}/products`,
  namedProduct: `${WEBSTORE}/products/url-names/:urlName`,
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
} as const;
type LaterPathName = keyof typeof LATER_PATHS;

/** The path of one of them, as `pathTo` makes it. */
export const laterPathTo = <N extends LaterPathName>(name: N, values: ValuesOf<(typeof LATER_PATHS)[N]>): string =>
  fillPath(name, LATER_PATHS[name], values);
