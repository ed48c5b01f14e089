import { CART_ATTEMPTS, POLLING_MAX_TRIES } from '../../../../contract/constants';
import { pollingDelay } from '../../../api/pollingSchedule';
import { request, type Outcome } from '../../../api';
import { call, delay, put, type SagaGenerator } from '../../../kernel/effects';
import { cartApi } from '../../cart';
import { checkoutApi, isReadyStatus, type ReadCheckout } from '../checkoutApi';
import { localProblem, problemOf, waitedTooLong, type CheckoutProblem } from '../checkoutProblems';
import { requestWithRepeats } from './repeats';

/** What came of bringing the checkout to where it can be shown. */
export type Reading = { readonly checkout: ReadCheckout } | { readonly problem: CheckoutProblem };

const read = (checkoutId: string) =>
  checkoutApi.endpoints.checkout.initiate(checkoutId, { subscribe: false, forceRefetch: true });

/** One without an id can be shown and never changed: another server may answer such a one (CHK-25). */
const asReading = (outcome: Outcome<ReadCheckout>): Reading => {
  if (!('data' in outcome)) return { problem: problemOf(outcome.failure) };
  const { checkoutId, checkoutStatus } = outcome.data as Partial<ReadCheckout>;
  const isNameless = !checkoutId && checkoutStatus !== undefined && isReadyStatus(checkoutStatus);
  return isNameless ? { problem: localProblem('NULL_CHECKOUTID') } : { checkout: outcome.data };
};

/** One reading, whatever it says: ready, not yet, or not to be had. */
export function* readOnce(checkoutId: string): SagaGenerator<Reading> {
  return asReading(yield* request<ReadCheckout>(read(checkoutId)));
}

/**
 * Reads until the checkout is ready, 15 times at most by the platform's schedule (CHK-03), and brings the cart up
 * to date with what the server has reckoned.
 */
export function* awaitReady(checkoutId: string): SagaGenerator<Reading> {
  let reads = 0;
  const readAgain = () => {
    reads += 1;
    return read(checkoutId);
  };
  for (;;) {
    const waitMs = pollingDelay(reads);
    if (waitMs === 'stop') return { problem: waitedTooLong };
    if (waitMs > 0) yield* delay(waitMs);
    // A repeat after a failure is one of the 15 too.
    const attempts = Math.min(CART_ATTEMPTS, POLLING_MAX_TRIES + 1 - reads);
    const reading = asReading(yield* call(requestWithRepeats<ReadCheckout>, readAgain, attempts));
    if ('problem' in reading) return reading;
    if (!isReadyStatus(reading.checkout.checkoutStatus)) continue;
    if (reading.checkout.checkoutStatus === 200) yield* call(refreshCart);
    return reading;
  }
}

/** The checkout's own summary and the cart's are one: what is shown of the cart is read anew. */
export function* refreshCart(): SagaGenerator {
  yield* put(cartApi.util.invalidateTags(['Cart']));
}
