import type { OrderAction, OrderActionsResult, PlaceOrderResult } from '../../../../contract/checkout/placeOrder';
import { call, put, select, type SagaGenerator } from '../../../kernel/effects';
import { checkoutApi, type ReadCheckout } from '../checkoutApi';
import { localProblem, problemOf, type CheckoutProblem } from '../checkoutProblems';
import { isStepDone, selectCheckout, selectCheckoutState, selectPlacesInTwoSteps } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';
import { checkoutSteps, type CheckoutStep, type PlacingStage } from '../checkoutState';
import { payOrder } from './payment/payOrder';
import { awaitReady } from './readCheckout';
import { requestWithRepeats, untracked } from './repeats';

/** The outcome of placing an order: its reference, or the problem and the step in which it can be solved. */
export type Placing =
  { readonly orderReferenceNumber: string } | { readonly problem: CheckoutProblem; readonly step: CheckoutStep };

type Acted = { readonly orderReferenceNumber: string | null } | { readonly problem: CheckoutProblem };

/**
 * Prepares, pays and submits in one process. The keys of all calls are derived from the command, so that repeats after
 * a lost answer do nothing twice. The shopper pays the amount shown on the button: a changed total ends the process
 * before anything is paid.
 */
export function* placeOrder(commandId: string): SagaGenerator<Placing> {
  const shown = yield* select(selectCheckout);
  if (!shown) return at('review', localProblem('SESSION_NOT_LOADED'));
  const { checkoutId } = shown;
  const inTwoSteps = yield* select(selectPlacesInTwoSteps);
  if (inTwoSteps) {
    const prepared = yield* call(act, checkoutId, 'prepare', `${commandId}-prepare`);
    if ('problem' in prepared) return yield* call(refused, checkoutId, commandId, prepared.problem);
    // The order was placed before, in another tab or by a call whose answer was lost.
    if (prepared.orderReferenceNumber !== null) return { orderReferenceNumber: prepared.orderReferenceNumber };
  }
  const checked = yield* call(awaitReady, checkoutId);
  if ('problem' in checked) return yield* call(refused, checkoutId, commandId, checked.problem);
  const { checkout } = checked;
  if (checkout.orderReferenceNumber !== null) return { orderReferenceNumber: checkout.orderReferenceNumber };
  const totals = yield* call(changedTotals, checkout);
  if (totals) return at('review', { ...localProblem('SESSION_NOT_LOADED'), code: 'CHECKOUT_CONFLICT', totals });

  yield* call(reach, commandId, 'paying');
  const { problem } = yield* call(payOrder, { commandId, checkout });
  if (problem) return yield* call(refused, checkoutId, commandId, problem);

  return yield* call(submitOrder, checkoutId, commandId);
}

/** Submits a paid order: one that was prepared, or, where the shop places in one step, one that is placed at once. */
export function* submitOrder(checkoutId: string, commandId: string): SagaGenerator<Placing> {
  yield* call(reach, commandId, 'submitting');
  const inTwoSteps = yield* select(selectPlacesInTwoSteps);
  const submitted = inTwoSteps
    ? yield* call(act, checkoutId, 'submit', `${commandId}-submit`)
    : yield* call(placeAtOnce, checkoutId, `${commandId}-order`);
  if ('problem' in submitted) return yield* call(refused, checkoutId, commandId, submitted.problem);
  const { orderReferenceNumber } = submitted;
  return orderReferenceNumber === null ? at('review', localProblem('INTERNAL_ERROR')) : { orderReferenceNumber };
}

const at = (step: CheckoutStep, problem: CheckoutProblem): Placing => ({ step, problem });

function* reach(commandId: string, stage: PlacingStage): SagaGenerator {
  yield* put(checkoutEvents.placingReached({ commandId, stage, transactionId: null }));
}

function* act(checkoutId: string, action: OrderAction, key: string): SagaGenerator<Acted> {
  const outcome = yield* call(requestWithRepeats<Partial<OrderActionsResult> | null>, () =>
    checkoutApi.endpoints.orderAction.initiate({ key, checkoutId, action }, untracked),
  );
  if ('failure' in outcome) return { problem: problemOf(outcome.failure) };
  // The reference is in the first result (CHK-07); without a result the outcome is unknown (CHK-26).
  const { actions, errors } = outcome.data ?? {};
  const result = actions?.[0];
  if (result?.action !== action) {
    return { problem: errors?.length ? problemOf({ errors }, 422) : localProblem('INTERNAL_ERROR') };
  }
  return result.success ? result : { problem: problemOf(result, 422) };
}

function* placeAtOnce(checkoutId: string, key: string): SagaGenerator<Acted> {
  const outcome = yield* call(requestWithRepeats<PlaceOrderResult>, () =>
    checkoutApi.endpoints.placeOrder.initiate({ key, checkoutId }, untracked),
  );
  if ('failure' in outcome) return { problem: problemOf(outcome.failure) };
  return outcome.data.orderReferenceNumber === null ? { problem: problemOf(outcome.data, 422) } : outcome.data;
}

function* changedTotals(checkout: ReadCheckout): SagaGenerator<CheckoutProblem['totals']> {
  const { placing } = yield* select(selectCheckoutState);
  const before = placing?.total ?? '';
  // After a return from the bank: the button was pressed in another page life.
  if (before === '') return undefined;
  const now = checkout.cartSummary.grandTotalAmount;
  return before === now ? undefined : { before, now };
}

const stepsByCode: Readonly<Record<string, CheckoutStep>> = {
  CHECKOUT_CONFLICT: 'review',
  INSUFFICIENT_INVENTORY: 'review',
  CART_VALIDATION_ERROR: 'review',
  SHIPPING_REFUSED: 'delivery',
  PAYMENT_DECLINED: 'payment',
  PAYMENT_CANCELLED: 'payment',
  PAYMENT_INVALID: 'payment',
  PAYMENT_DOWN: 'payment',
  PAYMENT_FAILED: 'payment',
  PAYMENT_SILENT: 'payment',
  PAYMENT_UNCONFIRMED: 'payment',
  PAYMENT_UNKNOWN: 'payment',
  BANK_WAITING: 'payment',
  SECRET_GONE: 'payment',
  VALUE_GONE: 'payment',
};

/**
 * The step in which a failure can be solved. If something is missing (412), it is the first incomplete step before the
 * review; the payment, if all of these are complete.
 */
function* stepFor(problem: CheckoutProblem, now: ReadCheckout | null): SagaGenerator<CheckoutStep> {
  const state = yield* select(selectCheckoutState);
  if (problem.status === 412 && now) {
    const missing = checkoutSteps.find((step) => !isStepDone(step, now, state));
    return missing === undefined || missing === 'review' ? 'payment' : missing;
  }
  const isPaying = ['paying', 'leaving', 'returning'].includes(state.placing?.stage ?? '');
  return stepsByCode[problem.code] ?? (isPaying ? 'payment' : 'review');
}

/** After a failed order, reads the current state: another tab, or a call whose answer was lost, may have placed it. */
export function* refused(checkoutId: string, commandId: string, problem: CheckoutProblem): SagaGenerator<Placing> {
  const reading = yield* call(awaitReady, checkoutId);
  if ('problem' in reading) {
    const orderReferenceNumber = [404, 410].includes(reading.problem.status)
      ? yield* call(findPlaced, checkoutId, commandId)
      : null;
    return orderReferenceNumber === null ? at(yield* call(stepFor, problem, null), problem) : { orderReferenceNumber };
  }
  const { checkout } = reading;
  if (checkout.orderReferenceNumber !== null) return { orderReferenceNumber: checkout.orderReferenceNumber };
  const totals = yield* call(changedTotals, checkout);
  return at(yield* call(stepFor, problem, checkout), totals ? { ...problem, totals } : problem);
}

/**
 * The order that a missing checkout has become: if the server is asked to prepare or place it again, it only returns
 * the order's reference. null: there is none, or this server does not support it.
 */
export function* findPlaced(checkoutId: string, commandId: string): SagaGenerator<string | null> {
  const inTwoSteps = yield* select(selectPlacesInTwoSteps);
  const found = inTwoSteps
    ? yield* call(act, checkoutId, 'prepare', `${commandId}-placed`)
    : yield* call(placeAtOnce, checkoutId, `${commandId}-placed`);
  return 'problem' in found ? null : found.orderReferenceNumber;
}
