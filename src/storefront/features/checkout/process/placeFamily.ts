import { CHECKOUT_ADDRESS, orderAddress } from '../../../../contract/pages/pageReference';
import { payCheckoutAddress } from '../../../../contract/pages/payLink';
import { api } from '../../../api';
import { formCleared } from '../../../forms/drafts';
import type { Ending } from '../../../kernel/commands';
import { call, put, select, type SagaGenerator } from '../../../kernel/effects';
import { navigationRequested, selectLocation } from '../../../kernel/location';
import { orderPlacedElsewhere, notifyTabs } from '../../../kernel/tabs';
import { writeSessionValue } from '../../../platform/storage/storage';
import { BILLING_KEY, CHECKOUT_KEY } from '../../../platform/storage/storageKeys';
import { selectIsLoggedIn } from '../../visitor';
import { aborted, isLost, type CheckoutProblem } from '../checkoutProblems';
import { isOfSharedCart, selectCheckout, selectSharedCartId } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';
import type { CommandOf } from '../checkoutState';
import { checkoutForms } from '../forms';
import { isNoMoreTheirs, isTaken, type CheckoutFamily } from './checkoutCommands';
import { comeBack } from './comeBack';
import { placeOrder } from './placeOrder';

type PlaceCommand = CommandOf<'place'> | CommandOf<'return'>;

/** Places the order, or determines the outcome of its payment at the bank. */
export const placeFamily: CheckoutFamily<PlaceCommand> = {
  requests: [checkoutEvents.placeRequested, checkoutEvents.bankReturned],
  isTaken,
  carryOut: place,
  failed: ({ commandId }, problem) => checkoutEvents.placeFailed({ commandId, problem, step: 'review' }),
};

function* place(command: PlaceCommand): SagaGenerator<Ending> {
  const { commandId } = command;
  const outcome = yield* command.kind === 'place' ? call(placeOrder, commandId) : call(comeBack, command);
  if ('orderReferenceNumber' in outcome) return yield* call(placed, commandId, outcome.orderReferenceNumber);
  const { problem, step } = outcome;
  if (yield* call(isNoMoreTheirs, problem)) {
    return { outcome: checkoutEvents.placeFailed({ commandId, problem: aborted, step: 'review' }) };
  }
  return {
    outcome: checkoutEvents.placeFailed({ commandId, problem, step }),
    then: function* () {
      if (command.kind === 'return') yield* call(forgetReturn, problem);
      else if (isLost(problem)) yield* put(checkoutEvents.openRequested());
    },
  };
}

/** Removes the transaction's number from the address, unless a login may help, after which it is needed. */
function* forgetReturn({ code }: CheckoutProblem): SagaGenerator {
  const state = yield* select();
  if (code === 'PAYMENT_UNKNOWN' && !selectIsLoggedIn(state)) return;
  if (selectLocation(state).pathname !== CHECKOUT_ADDRESS) return;
  const sharedCartId = selectSharedCartId(state);
  const address = sharedCartId === null ? CHECKOUT_ADDRESS : payCheckoutAddress(sharedCartId);
  yield* put(navigationRequested(address, 'REPLACE'));
}

/**
 * The end of every placed order: the confirmation page opens and, unless a shared cart was ordered, this tab forgets
 * its checkout and the other tabs are notified.
 */
export function* placed(commandId: string, orderReferenceNumber: string): SagaGenerator<Ending> {
  const checkout = yield* select(selectCheckout);
  const groups = checkout?.deliveryGroups.items.map(({ id }) => id) ?? [];
  // The visitor's own cart is not ordered by a pay link: its checkout goes on, in this tab and in others.
  const isOwn = checkout === null ? (yield* select(selectSharedCartId)) === null : !isOfSharedCart(checkout);
  if (isOwn) writeSessionValue(CHECKOUT_KEY, null);
  writeSessionValue(BILLING_KEY, null);
  return {
    outcome: checkoutEvents.orderPlaced({ commandId, orderReferenceNumber }),
    then: function* () {
      if (isOwn) yield* call(notifyTabs, orderPlacedElsewhere({ orderReferenceNumber }));
      for (const form of checkoutForms(groups)) yield* put(formCleared({ form }));
      yield* put(api.util.invalidateTags(['Cart', 'Stock', 'Order']));
      yield* put(navigationRequested(orderAddress(orderReferenceNumber), 'REPLACE'));
    },
  };
}
