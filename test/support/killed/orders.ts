import type { StepName } from '../../../src/server/steps';

/**
 * When a server dies by its own hand: around the n-th commit after an order, just before it is asked for or once it is
 * durable, or at a named step.
 */
export type Moment = { readonly commit: number; readonly when: 'before' | 'after' } | { readonly step: StepName };

/** An order from a test to the server's process, which answers `{commits}`: how many there were since the last order. */
export interface Order {
  /** The number from which predictable ids are counted. */
  readonly idsFrom: number;
  /** null: it lives. */
  readonly killAt: Moment | null;
}
