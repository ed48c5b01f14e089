import { API_VERSION } from './constants';

export const SERVICES = '/services/data/:version';
export const WEBSTORE = `${SERVICES}/commerce/webstores/:webstoreId` as const;
export const CART = `${WEBSTORE}/carts/:cartStateOrId` as const;

/** A prefix before the same paths on some sites of a platform org. */
export const CALL_PREFIX = '/webruntime/api';

/**
 * Paths of the calls that the first load of a page with products can make, as route patterns: the server registers
 * them, `pathTo` fills them in. The first one is the shop's own, outside of the webstore API. Further calls are in
 * `latePaths`, those that only other clients make in `otherClientPaths`, those for managed contents in
 * `content/contentPaths`.
 */
export const PATHS = {
  siteInfo: '/site-info',

  applicationContext: `${WEBSTORE}/application-context`,
  sessionContext: `${WEBSTORE}/session-context`,

  product: `${WEBSTORE}/products/:productId`,
  productInSnapshot: `${WEBSTORE}/versions/:snapshotId/products/:productId`,
  price: `${WEBSTORE}/pricing/products/:productId`,
  inventoryLevels: `${SERVICES}/commerce/inventory/levels`,

  searchProducts: `${WEBSTORE}/search/products`,
  productSearch: `${WEBSTORE}/search/product-search`,
  sortRules: `${WEBSTORE}/search/sort-rules`,

  category: `${WEBSTORE}/product-categories/:categoryId`,
  categoryChildren: `${WEBSTORE}/product-categories/children`,
  categoryPath: `${WEBSTORE}/product-category-path/product-categories/:categoryId`,
  categoryMenuItems: `${WEBSTORE}/category-menu-items`,
  navigationMenuItems: `${SERVICES}/connect/communities/:communityId/navigation-menu/navigation-menu-items`,

  compactSummary: `${CART}/compact-summary`,
  cartItems: `${CART}/cart-items`,
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

/**
 * A call's path with its values percent-encoded. A blank value throws a RangeError, because the path would be that of
 * another call.
 */
export const pathTo = <N extends PathName>(name: N, values: PathValues<N>): string =>
  fillPath(name, PATHS[name], values);

/** Fills a pattern with values; `name` names the call in errors. */
export function fillPath(name: string, pattern: string, values: Readonly<Record<string, string | undefined>>): string {
  const given: Readonly<Record<string, string | undefined>> = { version: API_VERSION, ...values };
  return pattern.replace(/:([a-zA-Z]+)/g, (_, part: string) => {
    const value = given[part] ?? '';
    if (value.trim() === '') throw new RangeError(`${name} needs ${part}`);
    return encodeURIComponent(value);
  });
}

export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** A path with a query string. Lists are joined by commas; null and undefined are left out. */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === null
      ? []
      : [
          `${encodeURIComponent(key)}=${encodeURIComponent(typeof value === 'object' ? value.join(',') : String(value))}`,
        ],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
