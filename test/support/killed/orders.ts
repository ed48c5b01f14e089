import type { StepName } from '../../../src/server/steps';

/**
 * When a server dies by its own hand: around the n-th commit after an order, just before it is asked for or once it is
 * durable, or at a named step.
 */
export type Moment = { readonly commit: number; readonly when: 'before' | 'after' } | { readonly step: StepName };

/** What a test tells the server's process. It answers `{commits}`: how many there were since the order before. */
export interface Order {
  /** Where ids are foretold they are counted on from here. */
  readonly idsFrom: number;
  /** null: it lives. */
  readonly killAt: Moment | null;
}
