import type { StepName } from '../../../src/server/steps';

/**
 * When a server kills itself: around the n-th commit after an order, before it is requested or once it is durable, or
 * at a named step.
 */
export type Moment = { readonly commit: number; readonly when: 'before' | 'after' } | { readonly step: StepName };

/** An order from a test to the server's process, which answers with `{commits}`: their number since the last order. */
export interface Order {
  /** The number from which predictable ids are counted. */
  readonly idsFrom: number;
  /** null: the server is not to be killed. */
  readonly killAt: Moment | null;
}
