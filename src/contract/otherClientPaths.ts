import { fillPath, SERVICES, WEBSTORE, type ValuesOf } from './paths';
import { SHOP_PATHS } from './latePaths';

/** Calls that only other clients use: in a file of their own, so that no page of the shop loads their paths. */
export const OTHER_CLIENT_PATHS = {
  currentCompactSummary: `${WEBSTORE}/carts/compact-summary`,
  lookupOrder: `${WEBSTORE}/order-summaries/actions/lookup`,
  calculateTaxes: `${WEBSTORE}/taxes/actions/calculate-taxes`,
  evaluateProducts: `${SERVICES}/commerce/promotions/actions/evaluate-products`,
} as const;

/** The calls of the shop's pages and of other clients, except those for managed contents (`content/contentPaths`). */
export const ANY_PATHS = { ...SHOP_PATHS, ...OTHER_CLIENT_PATHS };
export type AnyPathName = keyof typeof ANY_PATHS;
export type AnyPathValues<N extends AnyPathName> = ValuesOf<(typeof ANY_PATHS)[N]>;

/** The path of any call, as `pathTo` makes it. */
export const anyPathTo = <N extends AnyPathName>(name: N, values: AnyPathValues<N>): string =>
  fillPath(name, ANY_PATHS[name], values);
