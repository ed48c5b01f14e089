import { CART_ATTEMPTS } from '../../../../contract/constants';
import { afterCartFailure } from '../../../../commerce/retrySchedule';
import { asCallFailure, request, type Outcome } from '../../../api';
import { delay, put, type SagaGenerator } from '../../../kernel/effects';
import { checkoutEvents } from '../checkoutSlice';

type Initiated<T> = Parameters<typeof request<T>>[0];

/** Nobody watches the mutation itself: its outcome is the operation's. */
export const untracked = { track: false } as const;

/**
 * A call and its repeats while its failures may pass: three in all, four seconds apart, as for the cart. The caller
 * gives each the same key, so that a lost answer is found and nothing is done twice.
 */
export function* callWithRepeats<T>(makeCall: () => Initiated<T>, attempts = CART_ATTEMPTS): SagaGenerator<Outcome<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = yield* request<T>(makeCall());
    if ('data' in outcome) {
      if (attempt > 1) yield* put(checkoutEvents.attemptAnswered());
      return outcome;
    }
    const waitMs = attempt < attempts ? afterCartFailure(attempt, asCallFailure(outcome.failure)) : 'stop';
    if (waitMs === 'stop') return outcome;
    yield* put(checkoutEvents.attemptFailed({ code: outcome.failure.code }));
    yield* delay(waitMs);
  }
}
