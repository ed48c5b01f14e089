import { CART_ATTEMPTS, POLLING_MAX_TRIES } from '../../../../contract/constants';
import { pollingDelay } from '../../../api/schedules/pollingSchedule';
import { request, type Outcome } from '../../../api';
import { call, delay, put, type SagaGenerator } from '../../../kernel/effects';
import { cartApi } from '../../cart';
import { checkoutApi, isReadyStatus, type ReadCheckout } from '../checkoutApi';
import { localProblem, problemOf, waitedTooLong, type CheckoutProblem } from '../checkoutProblems';
import { requestWithRepeats } from './repeats';

/** A checkout that can be shown, or why there is none. */
export type Reading = { readonly checkout: ReadCheckout } | { readonly problem: CheckoutProblem };

const read = (checkoutId: string) =>
  checkoutApi.endpoints.checkout.initiate(checkoutId, { subscribe: false, forceRefetch: true });

/** A ready checkout without an id, as other servers may send, is a problem: it could not be changed (CHK-25). */
function asReading(outcome: Outcome<ReadCheckout>): Reading {
  if (!('data' in outcome)) return { problem: problemOf(outcome.failure) };
  const { checkoutId, checkoutStatus } = outcome.data as Partial<ReadCheckout>;
  const isNameless = !checkoutId && checkoutStatus !== undefined && isReadyStatus(checkoutStatus);
  return isNameless ? { problem: localProblem('NULL_CHECKOUTID') } : { checkout: outcome.data };
}

/** One read, whatever its result: ready, not yet ready, or failed. */
export function* readOnce(checkoutId: string): SagaGenerator<Reading> {
  return asReading(yield* request<ReadCheckout>(read(checkoutId)));
}

/**
 * Reads until the checkout is ready, at most 15 times at the pace of `pollingDelay` (CHK-03). If it is ready without
 * errors, the cart is refetched: its amounts may have changed.
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
    // Repeats after failures count towards the 15.
    const attempts = Math.min(CART_ATTEMPTS, POLLING_MAX_TRIES + 1 - reads);
    const reading = asReading(yield* call(requestWithRepeats<ReadCheckout>, readAgain, attempts));
    if ('problem' in reading) return reading;
    if (!isReadyStatus(reading.checkout.checkoutStatus)) continue;
    if (reading.checkout.checkoutStatus === 200) yield* call(refreshCart);
    return reading;
  }
}

/** A checkout contains a summary of its cart: when it is read, what is cached of the cart is outdated. */
export function* refreshCart(): SagaGenerator {
  yield* put(cartApi.util.invalidateTags(['Cart']));
}
