import { ACTIVE_CHECKOUT } from '../../../../contract/checkout/checkout';
import { call, delay, select, type SagaGenerator } from '../../../kernel/effects';
import { localProblem } from '../checkoutProblems';
import { selectCheckoutId, selectSharedCartId } from '../checkoutSelectors';
import type { CommandOf } from '../checkoutState';
import { askBank, type AtBank } from './payment/payAtBank';
import { refused, submitOrder, type Placing } from './placeOrder';

/** Pauses between two queries, in ms: a bank may need a moment after the shopper's confirmation. */
const patienceMs = [500, 1500] as const;

/**
 * Continues an order whose shopper has returned from their bank, in the tab of the order or another: the server asks
 * the bank for the outcome. Returning twice finds the order that was placed. A payment that does not belong to this
 * visitor (another session, an old address) is PAYMENT_UNKNOWN.
 */
export function* comeBack({ commandId, transactionId }: CommandOf<'return'>): SagaGenerator<Placing> {
  const open = yield* select(selectCheckoutId);
  // The checkout of a shared cart is gone once it has become an order: the checkout of the visitor's own cart is
  // another one.
  if (open === null && (yield* select(selectSharedCartId)) !== null) {
    return { step: 'payment', problem: localProblem('PAYMENT_UNKNOWN') };
  }
  const checkoutId = open ?? ACTIVE_CHECKOUT;
  const asked = yield* call(askPatiently, commandId, checkoutId, transactionId);
  switch (asked.kind) {
    case 'paid':
      return yield* call(submitOrder, checkoutId, commandId);
    case 'waits':
      return yield* call(refused, checkoutId, commandId, localProblem('BANK_WAITING'));
    case 'over':
      return yield* call(refused, checkoutId, commandId, asked.problem);
    case 'silent': {
      const isGone = [401, 403, 404, 410].includes(asked.problem.status);
      return yield* call(
        refused,
        checkoutId,
        commandId,
        isGone ? { ...asked.problem, code: 'PAYMENT_UNKNOWN' } : asked.problem,
      );
    }
  }
}

function* askPatiently(commandId: string, checkoutId: string, transactionId: string): SagaGenerator<AtBank> {
  for (let nth = 0; ; nth += 1) {
    const asked = yield* call(askBank, `${commandId}-back${nth}`, { checkoutId }, transactionId);
    const waitMs = patienceMs[nth];
    if (asked.kind !== 'waits' || waitMs === undefined) return asked;
    yield* delay(waitMs);
  }
}
