import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { isReady } from '../../../../contract/cart/cart';
import { CHECKOUT_ADDRESS, orderAddress } from '../../../../contract/pages/pageReference';
import { api } from '../../../api';
import { commandQueue, enqueue, workCommands, type Command, type Ending } from '../../../kernel/commands';
import { call, put, select, takeEvery, type SagaGenerator } from '../../../kernel/effects';
import type { RootState } from '../../../kernel/state';
import { readSessionValue, writeSessionValue } from '../../../platform/storage/storage';
import { orderPlacedElsewhere, notifyTabs } from '../../../kernel/tabs';
import { cartApi } from '../../cart';
import { formCleared, formRefused, type Problems } from '../../../forms/drafts';
import { locationChanged, navigationRequested, selectLocation } from '../../../kernel/location';
import { selectIsLoggedIn, sessionIsOver } from '../../session';
import { accountChosen, accountLeft, loggedIn, sessionEnded } from '../../../kernel/session';
import { checkoutApi, type ReadCheckout } from '../checkoutApi';
import { aborted, isLost, problemOf, problemText, type CheckoutProblem } from '../checkoutProblems';
import { selectCheckout, selectCheckoutState } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';
import type { CheckoutCommand, CheckoutStep, CommandOf } from '../checkoutState';
import { addressForm, checkoutForms, contactForm, deliveryForm } from '../forms';
import { comeBack } from './comeBack';
import { openCheckout } from './openCheckout';
import { billingKey } from './payAtBank';
import { placeOrder } from './placeOrder';
import { workArrange, workGroupRemoval } from './workGroup';
import { workAddress, workContact, workDelivery } from './workSteps';

/** The id of the checkout on its way, for as long as this tab lives (CHK-01). */
export const checkoutKey = 'comptoir.checkoutId';

const { openRequested, contactSubmitted, placeRequested, bankReturned } = checkoutEvents;
const { addressSubmitted, deliverySubmitted, sharesSubmitted, groupRemovalRequested } = checkoutEvents;
const requests = [
  openRequested,
  contactSubmitted,
  addressSubmitted,
  deliverySubmitted,
  sharesSubmitted,
  groupRemovalRequested,
  placeRequested,
  bankReturned,
];

/** Whether there is anything to order, as far as anybody knows. */
export const hasGoods = (state: RootState): boolean => {
  const { data } = cartApi.endpoints.cartSummary.select(undefined)(state);
  // Goods may be on their way into an empty cart.
  return (data?.uniqueProductCount ?? 0) > 0 || !isReady(data?.asyncOperationStatus);
};

/** One queue for everything that is asked of the checkout, worked strictly in order. */
export function* workCheckout(): SagaGenerator {
  const queue = commandQueue<CheckoutCommand>();
  yield* takeEvery(requests, enqueue<CheckoutCommand>, queue, isTaken);
  yield* call(workCommands<CheckoutCommand>, queue, {
    carryOut,
    breaksOffAll: changesPerson,
    breaksOff: (action, { kind }) => kind === 'open' && leavesPage(action),
    failed: (command, error) => failed(command, error === null ? aborted : problemOf(error)),
  });
}

/** A second press of the button is no command: the reducer took only the first. */
const isTaken = (state: RootState, { commandId }: Command): boolean =>
  selectCheckoutState(state).inFlight.some((command) => command.commandId === commandId);

/** Another person, or another account: what was asked for is not done for that one. */
const changesPerson = isAnyOf(loggedIn, sessionEnded, accountChosen, accountLeft);

/** The page is no longer looked at: its next visit opens it anew. */
const leavesPage = (action: Action): boolean =>
  locationChanged.match(action) && action.payload.location.pathname !== CHECKOUT_ADDRESS;

function carryOut(command: CheckoutCommand): SagaGenerator<Ending> {
  switch (command.kind) {
    case 'open':
      return open(command);
    case 'place':
    case 'return':
      return place(command);
    case 'contact':
      return conclude(command, () => workContact(command));
    case 'address':
      return conclude(command, () => workAddress(command));
    case 'delivery':
      return conclude(command, () => workDelivery(command));
    case 'arrange':
      return conclude(command, () => workArrange(command));
    case 'groupRemoval':
      return conclude(command, () => workGroupRemoval(command));
  }
}

function* conclude(command: CheckoutCommand, work: () => SagaGenerator<CheckoutProblem | null>): SagaGenerator<Ending> {
  const problem = yield* call(work);
  const form = formOf(command);
  if (problem && (yield* call(isNoMoreTheirs, problem))) return { outcome: failed(command, aborted) };
  if (!problem) {
    const outcome = checkoutEvents.changed({ commandId: command.commandId });
    // What was typed stands in the checkout now.
    return form === null ? { outcome } : { outcome, then: () => clear([form]) };
  }
  return {
    outcome: failed(command, problem),
    then: function* () {
      if (form !== null) yield* put(formRefused({ form, problems: problemsOf(problem) }));
      if (isLost(problem)) yield* put(openRequested());
    },
  };
}

function* clear(forms: readonly string[]): SagaGenerator {
  for (const form of forms) yield* put(formCleared({ form }));
}

/** The form whose fields a command was typed in. */
function formOf(command: CheckoutCommand): string | null {
  if (command.kind === 'contact') return contactForm;
  if (command.kind === 'address' && command.address) {
    return addressForm(command.addressId, command.deliveryGroupId);
  }
  return command.kind === 'delivery' && command.deliveryGroupId !== undefined
    ? deliveryForm(command.deliveryGroupId)
    : null;
}

/** A place nobody drives to is told at its postcode, everything else above the fields. */
const problemsOf = (problem: CheckoutProblem): Problems =>
  problem.code === 'SHIPPING_REFUSED'
    ? { postalCode: { id: 'checkout.problem.shippingField' } }
    : { form: problemText(problem) };

/** What is gone may be gone with the session of its owner, who is then on the way to the login page. */
function* isNoMoreTheirs(problem: CheckoutProblem): SagaGenerator<boolean> {
  return isLost(problem) && (yield* call(sessionIsOver));
}

function failed({ kind, commandId }: CheckoutCommand, problem: CheckoutProblem): Action {
  if (kind === 'open') return checkoutEvents.openFailed({ commandId, problem });
  return kind === 'place' || kind === 'return'
    ? checkoutEvents.placeFailed({ commandId, problem, step: 'review' })
    : checkoutEvents.changeFailed({ commandId, problem });
}

function* open(command: CommandOf<'open'>): SagaGenerator<Ending> {
  const { commandId } = command;
  const state = yield* select();
  const { phase } = selectCheckoutState(state);
  const noneActive = phase.kind === 'opening' && phase.noneActive;
  const known = { startable: hasGoods(state), noneActive };
  const reading = yield* call(openCheckout, commandId, readSessionValue(checkoutKey), known);
  // An order whose last answer was lost with the page that asked for it.
  if ('orderReferenceNumber' in reading) return yield* call(placed, commandId, reading.orderReferenceNumber);
  if ('problem' in reading) {
    writeSessionValue(checkoutKey, null);
    const isOver = yield* call(isNoMoreTheirs, reading.problem);
    return { outcome: failed(command, isOver ? aborted : reading.problem) };
  }
  const { checkoutId, orderReferenceNumber } = reading.checkout;
  if (orderReferenceNumber !== null) return yield* call(placed, commandId, orderReferenceNumber);
  yield* call(keepChecked, reading.checkout);
  writeSessionValue(checkoutKey, checkoutId);
  return { outcome: checkoutEvents.opened({ commandId, checkoutId }) };
}

/** Puts a checkout that was read under another name under its own id, by which the page knows it. */
export function* keepChecked(checkout: ReadCheckout): SagaGenerator {
  const entry = { endpointName: 'checkout' as const, arg: checkout.checkoutId, value: checkout };
  yield* put(checkoutApi.util.upsertQueryEntries([entry]));
}

function* place(command: CommandOf<'place'> | CommandOf<'return'>): SagaGenerator<Ending> {
  const { commandId } = command;
  const outcome = yield* command.kind === 'place' ? call(placeOrder, commandId) : call(comeBack, command);
  if ('orderReferenceNumber' in outcome) return yield* call(placed, commandId, outcome.orderReferenceNumber);
  const { problem, step } = outcome as { problem: CheckoutProblem; step: CheckoutStep };
  if (yield* call(isNoMoreTheirs, problem)) return { outcome: failed(command, aborted) };
  return {
    outcome: checkoutEvents.placeFailed({ commandId, problem, step }),
    then: function* () {
      if (command.kind === 'return') yield* call(forgetReturn, problem);
      else if (isLost(problem)) yield* put(openRequested());
    },
  };
}

/** The number leaves the address once it says nothing more; where only a login helps, it is needed afterwards. */
function* forgetReturn({ code }: CheckoutProblem): SagaGenerator {
  const state = yield* select();
  if (code === 'PAYMENT_UNKNOWN' && !selectIsLoggedIn(state)) return;
  if (selectLocation(state).pathname === CHECKOUT_ADDRESS) yield* put(navigationRequested(CHECKOUT_ADDRESS, 'REPLACE'));
}

/** The one end of an order that was placed: this tab forgets the checkout, the others are told, the page goes on. */
function* placed(commandId: string, orderReferenceNumber: string): SagaGenerator<Ending> {
  const checkout = yield* select(selectCheckout);
  const groups = checkout?.deliveryGroups.items.map(({ id }) => id) ?? [];
  writeSessionValue(checkoutKey, null);
  writeSessionValue(billingKey, null);
  return {
    outcome: checkoutEvents.orderPlaced({ commandId, orderReferenceNumber }),
    then: function* () {
      yield* call(notifyTabs, orderPlacedElsewhere({ orderReferenceNumber }));
      yield* call(clear, checkoutForms(groups));
      yield* put(api.util.invalidateTags(['Cart', 'Stock', 'Order']));
      yield* put(navigationRequested(orderAddress(orderReferenceNumber), 'REPLACE'));
    },
  };
}
