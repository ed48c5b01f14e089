import type { ChangeCheckoutBody } from '../../../../contract/checkout/checkout';
import { CART_ATTEMPTS } from '../../../../contract/constants';
import type { CheckoutError } from '../../../../contract/errors';
import { call, put, type SagaGenerator } from '../../../kernel/effects';
import { checkoutApi, type ReadCheckout } from '../checkoutApi';
import { problemOf, type CheckoutProblem } from '../checkoutProblems';
import { awaitReady, refreshCart } from './readCheckout';
import { requestWithRepeats, untracked } from './repeats';

/** A change is sent at most this many times, including repeats after conflicts, locks and lost answers. */
const maximumPatches = 4;

type Initiated<T> = Parameters<typeof requestWithRepeats<T>>[0];

/**
 * Sends one change under its key until it is carried out or refused, or `maximumPatches` is reached. A conflict (409)
 * means that another change was in progress: the checkout is read until it is ready, and the same change sent again.
 */
export function* pastConflicts<T>(checkoutId: string, makeCall: Initiated<T>): SagaGenerator<Sent<T>> {
  let sent = 0;
  const send: Initiated<T> = () => {
    sent += 1;
    return makeCall();
  };
  for (;;) {
    const attempts = Math.min(CART_ATTEMPTS, maximumPatches - sent);
    const outcome = yield* call(requestWithRepeats<T>, send, attempts);
    if ('data' in outcome) return outcome;
    if (outcome.failure.status !== 409 || sent === maximumPatches) return { problem: problemOf(outcome.failure) };
    const ready = yield* call(awaitReady, checkoutId);
    if ('problem' in ready) return ready;
  }
}
type Sent<T> = { readonly data: T } | { readonly problem: CheckoutProblem };

/** Changes one part of the checkout and waits until it is ready again. */
export function* sendChange(checkoutId: string, key: string, change: ChangeCheckoutBody): SagaGenerator<Changing> {
  const sent = yield* call(pastConflicts<ReadCheckout>, checkoutId, () =>
    checkoutApi.endpoints.changeCheckout.initiate({ key, checkoutId, change }, untracked),
  );
  return 'problem' in sent ? sent : yield* call(settled, checkoutId, sent.data);
}

/**
 * The result of a change: the errors for which it was refused, none if it was carried out; or why its call failed.
 * Other errors of the checkout, which only prevent ordering, are not in `refused`.
 */
export type Changing = { readonly refused: readonly CheckoutError[] } | { readonly problem: CheckoutProblem };

function* settled(checkoutId: string, reply: ReadCheckout): SagaGenerator<Changing> {
  if (reply.checkoutStatus === 200) {
    // The reply is the checkout itself: stored in the cache, so that no further read is needed.
    yield* put(checkoutApi.util.upsertQueryEntries([{ endpointName: 'checkout', arg: checkoutId, value: reply }]));
    yield* call(refreshCart);
    return { refused: [] };
  }
  const now = yield* call(awaitReady, checkoutId);
  if ('problem' in now) return now;
  if (reply.checkoutStatus !== 422) return { refused: [] };
  yield* call(refreshCart);
  const stands = ({ type, detail }: CheckoutError) =>
    now.checkout.errors.some((error) => error.type === type && error.detail === detail);
  return { refused: reply.errors.filter((error) => !stands(error)) };
}
