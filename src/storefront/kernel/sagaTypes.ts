import type { Effect } from 'redux-saga/effects';

/** A saga that ends with T. What an effect gives back is not known to TypeScript: `unknown`, checked or cast at the yield. */
export type SagaGenerator<T = void> = Generator<Effect, T, unknown>;
