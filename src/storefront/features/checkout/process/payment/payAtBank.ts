import type { PaymentBody, PaymentResult } from '../../../../../contract/checkout/payment';
import { isSitePath } from '../../../../../contract/pages/pageReference';
import type { Outcome } from '../../../../api';
import { call, delay, put, race, select, type SagaGenerator } from '../../../../kernel/effects';
import { leaveFor } from '../../../../platform/page/document';
import { pageShownAgain } from '../../../../platform/page/pageShownAgain';
import { writeSessionValue } from '../../../../platform/storage/storage';
import { BILLING_KEY } from '../../../../platform/storage/storageKeys';
import type { ReadCheckout } from '../../checkoutApi';
import { localProblem, type CheckoutProblem } from '../../checkoutProblems';
import { selectCheckoutState } from '../../checkoutSelectors';
import { checkoutEvents } from '../../checkoutSlice';
import { billed, failureOf, refusalOf, sendPayment, type Paid } from './sendPayment';

/** Time in ms after which the page has evidently not been left: the network failed, or the shopper stopped the load. */
const leaveWaitMs = 30_000;

interface Paying {
  readonly commandId: string;
  readonly checkout: ReadCheckout;
}

const startBody: PaymentBody = { requestType: 'ClientRequest', paymentsData: '{"method":"bank"}' };

/**
 * Pays at the shopper's bank: the page is left for the bank's own, and another page life continues the order when they
 * return (`comeBack`). A waiting payment of the same amount is resumed; one that has been confirmed since pays at once.
 */
export function* payAtBank({ commandId, checkout }: Paying): SagaGenerator<Paid> {
  const { payment } = yield* select(selectCheckoutState);
  if (payment.transactionId !== null) {
    const earlier = yield* call(askBank, `${commandId}-before`, checkout, payment.transactionId);
    if (earlier.kind === 'paid') return { problem: null };
    if (earlier.kind === 'silent') return { problem: earlier.problem };
    const total = checkout.cartSummary.grandTotalAmount;
    if (earlier.kind === 'waits' && earlier.result.paymentData.amount === total) {
      return yield* call(leave, { commandId, checkout }, earlier.result);
    }
  }
  const body = yield* call(billed, startBody, checkout);
  const outcome = yield* call(sendPayment, `${commandId}-bank`, checkout, body, 3);
  if ('failure' in outcome) return { problem: failureOf(outcome.failure) };
  return outcome.data.salesforceResultCode === 'Pending'
    ? yield* call(leave, { commandId, checkout }, outcome.data)
    : { problem: outcome.data.salesforceResultCode === 'Success' ? null : refusalOf(outcome.data) };
}

/** The state of a payment at the bank, as the server knows it; the address is never trusted. */
export type AtBank =
  | { readonly kind: 'paid' }
  | { readonly kind: 'waits'; readonly result: PaymentResult }
  /** The payment failed. */
  | { readonly kind: 'over'; readonly problem: CheckoutProblem }
  /** The state could not be determined. */
  | { readonly kind: 'silent'; readonly problem: CheckoutProblem };

/** Asks the server, which asks the bank for the state of a payment. */
export function* askBank(
  key: string,
  checkout: Pick<ReadCheckout, 'checkoutId'>,
  transactionId: string,
): SagaGenerator<AtBank> {
  const body: PaymentBody = { requestType: 'PostAuth', paymentToken: transactionId };
  const outcome: Outcome<PaymentResult> = yield* call(sendPayment, key, checkout, body, 3);
  if ('failure' in outcome) return { kind: 'silent', problem: failureOf(outcome.failure) };
  const result = outcome.data;
  if (result.salesforceResultCode === 'Success') return { kind: 'paid' };
  if (result.salesforceResultCode === 'Pending') return { kind: 'waits', result };
  yield* put(checkoutEvents.bankPaymentOver());
  const problem = refusalOf(result);
  return { kind: 'over', problem: problem.code === 'PAYMENT_INVALID' ? localProblem('PAYMENT_UNKNOWN') : problem };
}

/** Accepts a page of this site or an https address only, whatever the server says. */
const isBankAddress = (url: string): boolean => isSitePath(url) || url.startsWith('https://');

function* leave({ commandId, checkout }: Paying, { paymentData }: PaymentResult): SagaGenerator<Paid> {
  const { transactionId, redirectUrl } = paymentData;
  if (transactionId === null || redirectUrl === null || !isBankAddress(redirectUrl)) {
    return { problem: localProblem('PAYMENT_DOWN') };
  }
  const { billing } = yield* select(selectCheckoutState);
  writeSessionValue(BILLING_KEY, billing.differs ? 'true' : null);
  yield* put(checkoutEvents.leftForBank({ commandId, transactionId }));
  yield* call(leaveFor, redirectUrl);
  // Usually the page ends here. It continues if the shopper presses Back at the bank, or never gets there.
  yield* race({ again: call(pageShownAgain), late: delay(leaveWaitMs) });
  const now = yield* call(askBank, `${commandId}-back`, checkout, transactionId);
  if (now.kind === 'paid') return { problem: null };
  return { problem: now.kind === 'waits' ? localProblem('BANK_WAITING') : now.problem };
}
