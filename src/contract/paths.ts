import { API_VERSION } from './constants';

export const SERVICES = '/services/data/:version';
export const WEBSTORE = `${SERVICES}/commerce/webstores/:webstoreId` as const;
export const CART = `${WEBSTORE}/carts/:cartStateOrId` as const;

/** Some sites of the platform put this in front of the same paths. */
export const CALL_PREFIX = '/webruntime/api';

/**
 * The paths of the calls that pages with products make, as route patterns: the server registers them, `pathTo` fills
 * them in. The shop's own calls outside the webstore API come first. Those that no first load needs stand in
 * `latePaths`, those that the shop itself does not make in `otherClientPaths`.
 */
export const PATHS = {
  siteInfo: '/site-info',
  login: '/login',
  logout: '/secur/logout.jsp',
  passwordRequests: '/password-requests',
  passwordChanges: '/password-changes',
  registrations: '/registrations',
  siteConfiguration: '/site/configuration',
  /** The shop sends to its own origin: who stands in front of another host for activities passes them on. */
  activities: '/activities/:siteId/:type',

  applicationContext: `${WEBSTORE}/application-context`,
  sessionContext: `${WEBSTORE}/session-context`,
  externalManagedAccounts: `${WEBSTORE}/external-managed-accounts`,
  effectiveAccount: `${WEBSTORE}/effective-accounts/:accountId`,

  product: `${WEBSTORE}/products/:productId`,
  products: `${WEBSTORE}/products`,
  namedProduct: `${WEBSTORE}/products/url-names/:urlName`,

  price: `${WEBSTORE}/pricing/products/:productId`,
  inventoryLevels: `${SERVICES}/commerce/inventory/levels`,

  searchProducts: `${WEBSTORE}/search/products`,
  productSearch: `${WEBSTORE}/search/product-search`,
  searchSuggestions: `${WEBSTORE}/search/suggestions`,
  sortRules: `${WEBSTORE}/search/sort-rules`,

  category: `${WEBSTORE}/product-categories/:categoryId`,
  categoryChildren: `${WEBSTORE}/product-categories/children`,
  namedCategory: `${WEBSTORE}/product-categories/url-names/:urlName`,
  categoryPath: `${WEBSTORE}/product-category-path/product-categories/:categoryId`,
  categoryMenuItems: `${WEBSTORE}/category-menu-items`,
  aiConfiguration: `${WEBSTORE}/ai/configuration`,
  userRecord: `${SERVICES}/ui-api/records/:recordId`,
  navigationMenuItems: `${SERVICES}/connect/communities/:communityId/navigation-menu/navigation-menu-items`,

  carts: `${WEBSTORE}/carts`,
  cart: CART,
  compactSummary: `${CART}/compact-summary`,
  cartItems: `${CART}/cart-items`,
  cartItemBatch: `${CART}/cart-items/batch`,
  cartItem: `${CART}/cart-items/:cartItemId`,
  cartProducts: `${CART}/products`,
  cartCoupons: `${CART}/cart-coupons`,
  cartCoupon: `${CART}/cart-coupons/:cartCouponId`,
  inventoryReservations: `${CART}/inventory-reservations`,
  preserveCart: `${CART}/actions/preserve`,
  cloneCart: `${CART}/actions/clone`,
} as const;
export type PathName = keyof typeof PATHS;

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** The values a path needs; the API version is filled in unless another one is given. */
export type ValuesOf<P extends string> = Readonly<Record<Exclude<Names<P>, 'version'>, string> & { version?: string }>;
export type PathValues<N extends PathName> = ValuesOf<(typeof PATHS)[N]>;

/** A call's path with its values percent-encoded. A blank value throws a RangeError: it would name another call. */
export const pathTo = <N extends PathName>(name: N, values: PathValues<N>): string =>
  fillPath(name, PATHS[name], values);

/** The path that a pattern and its values make; `name` says in an error which call it is. */
export const fillPath = (
  name: string,
  pattern: string,
  values: Readonly<Record<string, string | undefined>>,
): string => {
  const given: Readonly<Record<string, string | undefined>> = { version: API_VERSION, ...values };
  return pattern.replace(/:([a-zA-Z]+)/g, (_, part: string) => {
    const value = given[part] ?? '';
    if (value.trim() === '') throw new RangeError(`${name} needs ${part}`);
    return encodeURIComponent(value);
  });
};

export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** A path with a query string. Lists are joined by commas, null and undefined are left out. */
export const withQuery = (path: string, query: Readonly<Record<string, QueryValue>>): string => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null
      ? []
      : [
          `${encodeURIComponent(key)}=${encodeURIComponent(typeof value === 'object' ? value.join(',') : String(value))}`,
        ],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
};
