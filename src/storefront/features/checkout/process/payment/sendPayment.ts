import type { PaymentBody, PaymentResult } from '../../../../../contract/checkout/payment';
import type { ApiFailure, Outcome } from '../../../../api';
import { call, select, type SagaGenerator } from '../../../../kernel/effects';
import { checkoutApi, type ReadCheckout } from '../../checkoutApi';
import { problemOf, type CheckoutProblem } from '../../checkoutProblems';
import { heldGroups, selectCheckoutState } from '../../checkoutSelectors';
import { requestWithRepeats, untracked } from '../repeats';

/** Paid, or why not. */
export type Paid = { readonly problem: CheckoutProblem | null };

/** One payment request, repeated under its key after temporary failures. */
export function* sendPayment(
  key: string,
  { checkoutId }: Pick<ReadCheckout, 'checkoutId'>,
  payment: PaymentBody,
  attempts: number,
): SagaGenerator<Outcome<PaymentResult>> {
  return yield* call(
    requestWithRepeats<PaymentResult>,
    () => checkoutApi.endpoints.pay.initiate({ key, checkoutId, payment }, untracked),
    attempts,
  );
}

/**
 * A payment with its billing address: the one the shopper entered, otherwise that of the first delivery. It has no
 * company and no telephone.
 */
export function* billed(payment: PaymentBody, checkout: ReadCheckout): SagaGenerator<PaymentBody> {
  const { billing } = yield* select(selectCheckoutState);
  const delivery = heldGroups(checkout)[0]?.deliveryAddress;
  const address = billing.address ?? delivery;
  if (!address) return payment;
  const { name, street, city, postalCode, country } = address;
  const region = billing.address === null ? (delivery?.region ?? null) : null;
  return { ...payment, billingAddress: { name, street, city, region, postalCode, country } };
}

/** A failed call. A server error here usually means that the payment provider did not answer. */
export function failureOf(failure: ApiFailure): CheckoutProblem {
  const problem = problemOf(failure);
  return problem.status >= 500 ? { ...problem, code: 'PAYMENT_DOWN' } : problem;
}

const codes = {
  Decline: 'PAYMENT_DECLINED',
  ValidationError: 'PAYMENT_INVALID',
  SystemError: 'PAYMENT_FAILED',
} as const;

/** Why a payment was not made, from its result. */
export function refusalOf(result: PaymentResult): CheckoutProblem {
  const { salesforceResultCode: said } = result;
  const problem = problemOf(result, 422);
  // These codes say more than the payment's result: cancelled by the payer, a changed cart, stock that is gone.
  if (['PAYMENT_CANCELLED', 'CHECKOUT_CONFLICT', 'INSUFFICIENT_INVENTORY', 'PRECONDITION'].includes(problem.code))
    return problem;
  const code = said === 'Pending' || said === 'Success' ? 'PAYMENT_UNCONFIRMED' : codes[said];
  return { ...problem, code };
}
