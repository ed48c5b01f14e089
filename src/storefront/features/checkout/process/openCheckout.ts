import { ACTIVE_CHECKOUT } from '../../../../contract/checkout/checkout';
import type { CheckoutErrorCode } from '../../../../contract/errors';
import { call, select, type SagaGenerator } from '../../../kernel/effects';
import { checkoutApi, isReadyStatus, type ReadCheckout } from '../checkoutApi';
import { localProblem, problemOf, type CheckoutProblem } from '../checkoutProblems';
import { selectIsLoggedIn } from '../../visitor';
import { findPlaced } from './placeOrder';
import { awaitReady, readOnce, refreshCart, type Reading } from './readCheckout';
import { requestWithRepeats, untracked } from './repeats';

/**
 * At most this many starts, each with repeats under its own key; after a conflict (409) the active checkout is read
 * first.
 */
const maximumStarts = 4;

const isNone = (status: number) => status === 404;
/** The start was refused because an unusable checkout exists: that is deleted, and the start repeated once (CHK-02). */
const isStale = (status: number) => status === 410 || status === 422;

/**
 * The checkout after a single read, or why that is not enough: for reading the page's data, which does not wait
 * (CHK-27).
 */
export function* glanceAtCheckout(): SagaGenerator<Reading | { readonly code: CheckoutErrorCode }> {
  const reading = yield* call(readOnce, ACTIVE_CHECKOUT);
  if ('checkout' in reading) {
    return isReadyStatus(reading.checkout.checkoutStatus) ? reading : { code: 'SSR_NO_POLLING' };
  }
  if (isNone(reading.problem.status)) return { code: 'SSR_FAST_CHECKOUT' };
  return reading.problem.status === 410 ? { code: 'SSR_CHECKOUT_RETRY' } : reading;
}

/**
 * The visitor's checkout, ready to show: the one this tab knows, otherwise the active one, otherwise a new one; or the
 * order that this tab's checkout has become. A stored id of a missing checkout is not an error. With an empty cart
 * (`startable` false) none is started. If it is known that no checkout is active (`noneActive`), one is started without
 * looking for an active one first; should there be one after all, the server returns that one instead.
 */
export function* openCheckout(
  commandId: string,
  storedId: string | null,
  { startable, noneActive }: { readonly startable: boolean; readonly noneActive: boolean },
): SagaGenerator<Reading | { readonly orderReferenceNumber: string }> {
  if (storedId !== null) {
    const known = yield* call(awaitReady, storedId);
    if ('checkout' in known) return known;
    if (![400, 401, 403, 404, 410].includes(known.problem.status)) return known;
    const orderReferenceNumber = yield* call(findPlaced, storedId, commandId);
    if (orderReferenceNumber !== null) return { orderReferenceNumber };
  }
  if (noneActive && startable) return yield* call(start, commandId, false);
  const active = yield* call(awaitReady, ACTIVE_CHECKOUT);
  if ('checkout' in active) return active;
  const stale = active.problem.status === 410;
  if (!startable || !(stale || isNone(active.problem.status))) return active;
  return yield* call(start, commandId, stale);
}

/** The checkout of a shared cart: a new one, or the visitor's own that is under way. */
export const openSharedCart = (commandId: string, cartId: string): SagaGenerator<Reading> =>
  start(commandId, false, cartId);

function* start(commandId: string, stale: boolean, cartId: string = ACTIVE_CHECKOUT): SagaGenerator<Reading> {
  const forCustomer = yield* select(selectIsLoggedIn);
  if (stale) {
    const problem = yield* call(end, `${commandId}-end`);
    if (problem) return { problem };
  }
  let mayRestart = true;
  let last = localProblem('INTERNAL_ERROR');
  for (let nth = 1; nth <= maximumStarts; nth += 1) {
    if (isStale(last.status)) {
      if (!mayRestart) return yield* call(readWithErrors, last);
      mayRestart = false;
      const problem = yield* call(end, `${commandId}-restart`);
      if (problem) return { problem };
    }
    const body = {
      key: `${commandId}-start${nth}`,
      cartId,
      ...(forCustomer && { deliveryAddressInput: { shouldUseDefaultAddress: true } }),
    };
    const started = yield* call(requestWithRepeats<ReadCheckout>, () =>
      checkoutApi.endpoints.startCheckout.initiate(body, untracked),
    );
    // A checkout with errors is refused if it is of the visitor's own cart, because it can be made anew. That of a
    // shared cart is shown: the payer has no other.
    const isRefused = 'data' in started && started.data.checkoutStatus === 422 && cartId === ACTIVE_CHECKOUT;
    if ('data' in started && !isRefused) {
      yield* call(refreshCart);
      // Other servers may answer without an id.
      const { checkoutId } = started.data as Partial<ReadCheckout>;
      return checkoutId ? yield* call(awaitReady, checkoutId) : { problem: localProblem('NULL_CHECKOUTID') };
    }
    last = 'data' in started ? { ...problemOf(started.data.errors, 422), status: 422 } : problemOf(started.failure);
    // Ending or awaiting the checkout of the visitor's own cart would not help: a shared cart has another one.
    if (cartId !== ACTIVE_CHECKOUT) break;
    if (last.status === 409) yield* call(awaitReady, ACTIVE_CHECKOUT);
    else if (!isStale(last.status)) break;
  }
  return { problem: last };
}

/**
 * A start refused twice may have left a checkout with errors, which can be shown; otherwise the refusal is returned.
 */
function* readWithErrors(refusal: CheckoutProblem): SagaGenerator<Reading> {
  const reading = yield* call(awaitReady, ACTIVE_CHECKOUT);
  return refusal.status === 422 && 'checkout' in reading ? reading : { problem: refusal };
}

/** Deletes the active checkout; a missing one is fine. */
function* end(key: string): SagaGenerator<CheckoutProblem | null> {
  const ended = yield* call(requestWithRepeats<null>, () =>
    checkoutApi.endpoints.endCheckout.initiate({ key, checkoutId: ACTIVE_CHECKOUT }, untracked),
  );
  return 'data' in ended || isNone(ended.failure.status) ? null : problemOf(ended.failure);
}
