import type { PaymentBody, PaymentResult } from '../../../../../contract/checkout/payment';
import type { Outcome } from '../../../../api';
import { call, delay, put, race, select, take, type SagaGenerator } from '../../../../kernel/effects';
import type { ReadCheckout } from '../../checkoutApi';
import { localProblem, type CheckoutProblem } from '../../checkoutProblems';
import { selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { payAtBank } from './payAtBank';
import { billed, failureOf, refusalOf, sendPayment, type Paid } from './sendPayment';

/** The frame answers at once if its fields are valid; after this time, in ms, it has evidently failed to load. */
const frameWaitMs = 20_000;
/** Time to find the telephone on which the bank asks for confirmation, in ms. */
const challengeWaitMs = 10 * 60_000;
/** At most this many attempts to pay through the frame; each needs a new reference. */
const maximumPayments = 2;

const paid: Paid = { problem: null };

interface Paying {
  readonly commandId: string;
  readonly checkout: ReadCheckout;
}

/**
 * Pays a prepared order with the chosen method. A reference of the payment frame is secret and valid for one request:
 * after a lost answer the server is asked whether the payment was made, and only if not, the frame, which still has the
 * input, is asked for another reference.
 */
export function* payOrder({ commandId, checkout }: Paying): SagaGenerator<Paid> {
  const { payment } = yield* select(selectCheckoutState);
  if (payment.method === 'bank') return yield* call(payAtBank, { commandId, checkout });
  if (payment.method === 'purchaseOrder') {
    if (payment.reference === null) return { problem: localProblem('PAYMENT_INVALID') };
    const body = yield* call(billed, { requestType: 'SimplePurchaseOrder', paymentToken: payment.reference }, checkout);
    return yield* call(
      concluded,
      { commandId, checkout },
      yield* call(sendPayment, `${commandId}-pay`, checkout, body, 3),
    );
  }
  for (let nth = 1; ; nth += 1) {
    const asked = yield* call(obtainReference);
    if ('problem' in asked) return asked;
    yield* put(checkoutEvents.referenceSent());
    const body = yield* call(billed, { requestType: 'Auth', paymentToken: asked.reference }, checkout);
    const outcome = yield* call(sendPayment, `${commandId}-pay${nth}`, checkout, body, 1);
    if ('data' in outcome || !mayBeDone(outcome)) {
      if (nth > 1) yield* put(checkoutEvents.attemptAnswered());
      return yield* call(concluded, { commandId, checkout }, outcome);
    }
    yield* put(checkoutEvents.attemptFailed({ code: outcome.failure.code }));
    if (yield* call(hasArrived, `${commandId}-found${nth}`, checkout)) {
      yield* put(checkoutEvents.attemptAnswered());
      return paid;
    }
    if (nth === maximumPayments) return yield* call(concluded, { commandId, checkout }, outcome);
  }
}

/** Whether a payment was made although its answer was lost: one with this total and the chosen method. */
function* hasArrived(key: string, checkout: ReadCheckout): SagaGenerator<boolean> {
  const { payment } = yield* select(selectCheckoutState);
  const outcome = yield* call(sendPayment, key, checkout, { requestType: 'ClientRequest' }, 3);
  if ('failure' in outcome || outcome.data.salesforceResultCode !== 'Success') return false;
  const { transactionId, methodLabel, amount } = outcome.data.paymentData;
  return transactionId !== null && methodLabel === payment.label && amount === checkout.cartSummary.grandTotalAmount;
}

/** No answer, one from which the outcome of the payment cannot be seen, or a reference that the vault no longer has. */
const mayBeDone = (outcome: Outcome<PaymentResult>): boolean =>
  'failure' in outcome &&
  (['NO_ANSWER', 'NOT_JSON', 'SECRET_GONE'].includes(outcome.failure.code) || outcome.failure.status >= 500);

/** The reference that the frame has given, or will give. */
function* obtainReference(): SagaGenerator<{ readonly reference: string } | { readonly problem: CheckoutProblem }> {
  const { payment } = yield* select(selectCheckoutState);
  if (payment.reference !== null) return { reference: payment.reference };
  yield* put(checkoutEvents.referenceRequested());
  const { given, refused } = yield* race({
    given: take(checkoutEvents.referenceGiven),
    refused: take(checkoutEvents.referenceRefused),
    silent: delay(frameWaitMs),
  });
  if (given) return { reference: given.payload.reference };
  return { problem: localProblem(refused ? 'PAYMENT_INVALID' : 'PAYMENT_SILENT') };
}

function* concluded(paying: Paying, outcome: Outcome<PaymentResult>): SagaGenerator<Paid> {
  if ('failure' in outcome) return { problem: failureOf(outcome.failure) };
  const { salesforceResultCode: result, paymentData } = outcome.data;
  if (result === 'Success') return paid;
  if (result === 'Pending' && paymentData.transactionId !== null) {
    return yield* call(confirm, paying, paymentData.transactionId);
  }
  return { problem: refusalOf(outcome.data) };
}

/** The buyer's bank asks for confirmation in the frame; afterwards the server determines the outcome. */
function* confirm({ commandId, checkout }: Paying, transactionId: string): SagaGenerator<Paid> {
  yield* put(checkoutEvents.placingReached({ commandId, stage: 'authenticating', transactionId }));
  const { ended } = yield* race({
    ended: take(checkoutEvents.authenticationEnded),
    abandoned: take(checkoutEvents.authenticationAbandoned),
    late: delay(challengeWaitMs),
  });
  yield* put(checkoutEvents.placingReached({ commandId, stage: 'paying', transactionId: null }));
  if (!ended) return { problem: localProblem('PAYMENT_UNCONFIRMED') };
  const body: PaymentBody = { requestType: 'PostAuth', paymentToken: transactionId };
  const outcome = yield* call(sendPayment, `${commandId}-confirm`, checkout, body, 3);
  if ('failure' in outcome) return { problem: failureOf(outcome.failure) };
  return outcome.data.salesforceResultCode === 'Success' ? paid : { problem: refusalOf(outcome.data) };
}
