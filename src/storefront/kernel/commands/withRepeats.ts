import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, type SagaGenerator } from '../effects';

type Outcome<T, F> = { readonly data: T } | { readonly failure: F };

/** When a failed call is repeated, and the actions about it. */
export interface RepeatRules<F> {
  /** Pause in ms before the next attempt after failed attempt number `attempt` (from 1), or `stop`. */
  readonly waitAfter: (attempt: number, failure: F) => number | 'stop';
  readonly failedOnce: (failure: F, attempt: number) => Action;
  /** The action to dispatch after a repeat that succeeded. */
  readonly recovered?: () => Action;
}

/**
 * A call and its repeats, by the rules of its family. The caller uses the same key for each, so that a repeat after a
 * lost answer does nothing twice.
 */
export function* withRepeats<T, F>(
  send: () => SagaGenerator<Outcome<T, F>>,
  { waitAfter, failedOnce, recovered }: RepeatRules<F>,
): SagaGenerator<Outcome<T, F>> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = yield* call(send);
    if ('data' in outcome) {
      if (recovered && attempt > 1) yield* put(recovered());
      return outcome;
    }
    const waitMs = waitAfter(attempt, outcome.failure);
    if (waitMs === 'stop') return outcome;
    yield* put(failedOnce(outcome.failure, attempt));
    yield* delay(waitMs);
  }
}
