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

/** A page that is still here after so long was not left: the network is away, or the shopper stopped it. */
const leaveWaitMs = 30_000;

interface Paying {
  readonly commandId: string;
  readonly checkout: ReadCheckout;
}

const startBody: PaymentBody = { requestType: 'ClientRequest', paymentsData: '{"method":"bank"}' };

/**
 * Pays at the shopper's bank: the page is left for the bank's own, and another page life goes on with the order when
 * they come back (`comeBack`). A payment that waits there already, for the same amount, is gone on with; one that was
 * confirmed meanwhile pays at once.
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

/** What the server knows of a payment at the bank; what the address says is not asked. */
export type AtBank =
  | { readonly kind: 'paid' }
  | { readonly kind: 'waits'; readonly result: PaymentResult }
  /** It came to nothing. */
  | { readonly kind: 'over'; readonly problem: CheckoutProblem }
  /** Nobody could say. */
  | { readonly kind: 'silent'; readonly problem: CheckoutProblem };

/** Lets the server ask the bank what became of a payment. */
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

/** Only to a page of this site or over a safe connection, whatever a server says. */
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
  // From here on the page most often is no more. It is, when they press Back at the bank, or never get there.
  yield* race({ again: call(pageShownAgain), late: delay(leaveWaitMs) });
  const now = yield* call(askBank, `${commandId}-back`, checkout, transactionId);
  if (now.kind === 'paid') return { problem: null };
  return { problem: now.kind === 'waits' ? localProblem('BANK_WAITING') : now.problem };
}
