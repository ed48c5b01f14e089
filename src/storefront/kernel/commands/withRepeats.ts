import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, type SagaGenerator } from '../effects';

type Outcome<T, F> = { readonly data: T } | { readonly failure: F };

/** When a call is made again, and what is said of it. */
export interface RepeatRules<F> {
  /** What follows the failed call number `attempt` (from 1): ms to wait before the next, or the end. */
  readonly waitAfter: (attempt: number, failure: F) => number | 'stop';
  readonly failedOnce: (failure: F, attempt: number) => Action;
  /** After a repeat that was answered. */
  readonly recovered?: () => Action;
}

/**
 * A call and its repeats, by the rules of its family. The caller gives each the same key, so that a lost answer is found
 * and nothing is done twice.
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
