import { afterCartFailure } from '../../../api/schedules/retrySchedule';
import { CART_ATTEMPTS } from '../../../../contract/constants';
import { asCallFailure, request, type ApiFailure, type Outcome } from '../../../api';
import { withRepeats } from '../../../kernel/commands';
import { call, type SagaGenerator } from '../../../kernel/effects';
import { checkoutEvents } from '../checkoutSlice';

type Initiated<T> = Parameters<typeof request<T>>[0];

/** The mutation's own state is not tracked, because its outcome is that of the command. */
export const untracked = { track: false } as const;

/**
 * A call of the checkout, attempted three times in all unless stated otherwise, four seconds apart, as for the cart.
 */
export function* requestWithRepeats<T>(
  makeCall: () => Initiated<T>,
  attempts = CART_ATTEMPTS,
): SagaGenerator<Outcome<T>> {
  return yield* call(withRepeats<T, ApiFailure>, () => request(makeCall()), {
    waitAfter: (attempt, failure) => (attempt < attempts ? afterCartFailure(attempt, asCallFailure(failure)) : 'stop'),
    failedOnce: ({ code }) => checkoutEvents.attemptFailed({ code }),
    recovered: checkoutEvents.attemptAnswered,
  });
}
