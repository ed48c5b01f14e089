import type { Visitor } from './visitor.cjs';

export type ScenarioName =
  | 'product'
  | 'search'
  | 'newSearch'
  | 'refinedSearch'
  | 'listing'
  | 'newListing'
  | 'recommendations'
  | 'suggestions'
  | 'addToCart'
  | 'changeQuantity'
  | 'wholeOrder'
  | 'keptPage'
  | 'knownPage'
  | 'categoryPage'
  | 'productPage';
export type CallName = 'productCall' | 'suggestionsCall' | 'newSuggestionsCall';

interface Scenario {
  /** What one run of `once` counts as, in words. */
  readonly counted: string;
  /** Prepares the visitor; not measured. */
  readonly begin: (visitor: Visitor) => Promise<void>;
  readonly once: (visitor: Visitor) => Promise<void>;
}

/** The scenarios in which the shop is compared with the bare server. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>>;
/** The calls that are measured both by themselves and while the shop renders pages. */
export const calls: Readonly<Record<CallName, Scenario>>;
