import type { Visitor } from './visitor.cjs';

export type ScenarioName = 'addToCart' | 'changeQuantity' | 'wholeOrder';

interface Scenario {
  /** What is counted. */
  readonly counted: string;
  /** What stands before the clock begins. */
  readonly begin: (visitor: Visitor) => Promise<void>;
  readonly once: (visitor: Visitor) => Promise<void>;
}

export const scenarios: Readonly<Record<ScenarioName, Scenario>>;
