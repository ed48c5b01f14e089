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
export type CallName = 'productCall' | 'suggestionsCall';

interface Scenario {
  /** What is counted. */
  readonly counted: string;
  /** What stands before the clock begins. */
  readonly begin: (visitor: Visitor) => Promise<void>;
  readonly once: (visitor: Visitor) => Promise<void>;
}

/** What the shop does beside the bare server. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>>;
/** What the shop answers alone, and while it renders pages. */
export const calls: Readonly<Record<CallName, Scenario>>;
