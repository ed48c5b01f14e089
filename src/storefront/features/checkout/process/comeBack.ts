import { delay, select } from 'redux-saga/effects';
import { ACTIVE_CHECKOUT } from '../../../../contract/checkout/checkout';
import type { SagaGenerator } from '../../../kernel/sagaTypes';
import { localProblem } from '../checkoutProblems';
import { selectCheckoutId } from '../checkoutSelectors';
import type { OperationOf } from '../checkoutState';
import { askBank, type AtBank } from './payAtBank';
import { refused, submitOrder, type Placing } from './placeOrder';

/** A bank that has just been told may need a moment to know it. */
const patienceMs = [500, 1500] as const;

/**
 * Goes on with an order whose shopper is back from their bank, in this page life or another tab: what became of the
 * payment the server asks the bank. Coming back twice finds the order that was placed. A payment that is nobody's here
 * (another session, an old address) is PAYMENT_UNKNOWN.
 */
export function* comeBack({ commandId, transactionId }: OperationOf<'return'>): SagaGenerator<Placing> {
  const checkoutId = ((yield select(selectCheckoutId)) as string | null) ?? ACTIVE_CHECKOUT;
  const asked = yield* askPatiently(commandId, checkoutId, transactionId);
  switch (asked.kind) {
    case 'paid':
      return yield* submitOrder(checkoutId, commandId);
    case 'waits':
      return yield* refused(checkoutId, commandId, localProblem('BANK_WAITING'));
    case 'over':
      return yield* refused(checkoutId, commandId, asked.problem);
    case 'silent': {
      const isGone = [401, 403, 404, 410].includes(asked.problem.status);
      return yield* refused(
        checkoutId,
        commandId,
        isGone ? { ...asked.problem, code: 'PAYMENT_UNKNOWN' } : asked.problem,
      );
    }
  }
}

function* askPatiently(commandId: string, checkoutId: string, transactionId: string): SagaGenerator<AtBank> {
  for (let nth = 0; ; nth += 1) {
    const asked = yield* askBank(`${commandId}-back${nth}`, { checkoutId }, transactionId);
    const waitMs = patienceMs[nth];
    if (asked.kind !== 'waits' || waitMs === undefined) return asked;
    yield delay(waitMs);
  }
}
