import { call, put } from 'redux-saga/effects';
import type { ChangeCheckoutBody } from '../../../../contract/checkout/checkout';
import { CART_ATTEMPTS } from '../../../../contract/constants';
import type { CheckoutError } from '../../../../contract/errors';
import type { Outcome, SagaGenerator } from '../../../api';
import { checkoutApi, type ReadCheckout } from '../checkoutApi';
import { problemOf, type CheckoutProblem } from '../checkoutProblems';
import { awaitReady, refreshCart, type Reading } from './readCheckout';
import { callWithRepeats, untracked } from './repeats';

/** A change is sent this often in all, whatever it meets: a conflict, a lock, a lost answer (D §8). */
const maximumPatches = 4;

/**
 * Changes one part of the checkout and waits until it is ready again. A conflict is no failure yet: another change was
 * being worked, so the checkout is read to its end and the same change sent again.
 */
export function* sendChange(checkoutId: string, key: string, change: ChangeCheckoutBody): SagaGenerator<Changing> {
  let patches = 0;
  const patch = () => {
    patches += 1;
    return checkoutApi.endpoints.changeCheckout.initiate({ key, checkoutId, change }, untracked);
  };
  for (;;) {
    const attempts = Math.min(CART_ATTEMPTS, maximumPatches - patches);
    const outcome = (yield call(callWithRepeats<ReadCheckout>, patch, attempts)) as Outcome<ReadCheckout>;
    if ('data' in outcome) return yield* settled(checkoutId, outcome.data);
    if (outcome.failure.status !== 409 || patches === maximumPatches) return { problem: problemOf(outcome.failure) };
    const ready = (yield call(awaitReady, checkoutId)) as Reading;
    if ('problem' in ready) return ready;
  }
}

/** A change that was carried out, or the reasons why it was not; errors that stand against ordering are no reason. */
export type Changing = { readonly refused: readonly CheckoutError[] } | { readonly problem: CheckoutProblem };

function* settled(checkoutId: string, reply: ReadCheckout): SagaGenerator<Changing> {
  if (reply.checkoutStatus === 200) {
    // The reply is the checkout itself: it is shown without another call.
    yield put(checkoutApi.util.upsertQueryEntries([{ endpointName: 'checkout', arg: checkoutId, value: reply }]));
    yield call(refreshCart);
    return { refused: [] };
  }
  const now = (yield call(awaitReady, checkoutId)) as Reading;
  if ('problem' in now) return now;
  if (reply.checkoutStatus !== 422) return { refused: [] };
  yield call(refreshCart);
  const stands = ({ type, detail }: CheckoutError) =>
    now.checkout.errors.some((error) => error.type === type && error.detail === detail);
  return { refused: reply.errors.filter((error) => !stands(error)) };
}
