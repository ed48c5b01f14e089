import type { Action } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, fork, put, select, take, takeEvery } from 'redux-saga/effects';
import { CHECKOUT_ADDRESS, loginAddress, orderAddress } from '../../../contract/pageReference';
import { RETURN_PARAM, returnAddress } from '../../../contract/payment/paymentPaths';
import { api, request, type SagaGenerator } from '../../api';
import type { RootState } from '../../app/rootReducer';
import { readSessionValue, writeSessionValue } from '../../runtime/storage';
import { cartChangedElsewhere, orderPlacedElsewhere, tellTabs } from '../../runtime/tabs';
import { cartApi, couponEvents } from '../cart';
import { formCleared, formRefused, type Problems } from '../drafts';
import { locationChanged, navigationRequested, selectLocation } from '../navigation';
import { noticeRaised } from '../notices';
import { loggedIn, selectIsLoggedIn, sessionIsOver } from '../session';
import { checkoutApi, type ReadCheckout } from './checkoutApi';
import { problemOf, problemText, type CheckoutProblem } from './checkoutProblems';
import { selectCheckoutAllowed, selectCheckoutState } from './checkoutSelectors';
import { checkoutEvents } from './checkoutSlice';
import type { CheckoutOperation, CheckoutState, CheckoutStep, OperationOf } from './checkoutState';
import { addressForm, checkoutForms, contactForm } from './forms';
import { comeBack } from './process/comeBack';
import { openCheckout } from './process/openCheckout';
import { billingKey } from './process/payAtBank';
import { placeOrder, type Placing } from './process/placeOrder';
import { workAddress, workContact, workDelivery } from './process/workOperation';

/** The id of the checkout on its way, for as long as this tab lives (D §9). */
export const checkoutKey = 'comptoir.checkoutId';

const { openRequested, contactSubmitted, addressSubmitted, deliverySubmitted, placeRequested, bankReturned } =
  checkoutEvents;
const requests = [openRequested, contactSubmitted, addressSubmitted, deliverySubmitted, placeRequested, bankReturned];

interface OperationAction extends Action {
  readonly payload: CheckoutOperation;
}

/** The processes of the checkout; they start with the page's first visit. */
export function* checkoutSaga(): SagaGenerator {
  yield fork(workQueue);
  yield takeEvery(locationChanged.type, arrive);
  yield takeEvery(cartChangedElsewhere.type, followCart);
  yield takeEvery(orderPlacedElsewhere.type, forgetCheckout);
  yield takeEvery(loggedIn.type, followLogin);
  yield takeEvery([couponEvents.couponAdded.type, couponEvents.couponRemoved.type], followCoupon);
  yield call(arrive);
}

/** The page is opened: what the first reading could not bring is brought now. */
function* arrive(): SagaGenerator {
  const state = (yield select()) as RootState;
  const { pathname, search } = selectLocation(state);
  if (pathname !== CHECKOUT_ADDRESS) return;
  const transactionId = new URLSearchParams(search).get(RETURN_PARAM);
  if (!selectCheckoutAllowed(state)) {
    yield put(navigationRequested(loginAddress(returnAddress(transactionId)), 'REPLACE'));
    return;
  }
  const { phase } = selectCheckoutState(state);
  const mayOpen = hasGoods(state) || readSessionValue(checkoutKey) !== null || transactionId !== null;
  if (phase.kind === 'open') writeSessionValue(checkoutKey, phase.checkoutId);
  else if (mayOpen) yield put(openRequested());
  if (transactionId === null) return;
  yield put(bankReturned({ transactionId, billingDiffers: readSessionValue(billingKey) !== null }));
}

const hasGoods = (state: RootState): boolean =>
  (cartApi.endpoints.cartSummary.select(undefined)(state).data?.uniqueProductCount ?? 0) > 0;

/** What another tab has ordered is on its way no more: what this tab orders next is another checkout. */
function forgetCheckout(): void {
  writeSessionValue(checkoutKey, null);
}

/** Somebody has logged in, in another tab if this one shows the checkout: theirs takes the place of the guest's. */
function* followLogin(): SagaGenerator {
  if (selectLocation((yield select()) as RootState).pathname !== CHECKOUT_ADDRESS) return;
  writeSessionValue(checkoutKey, null);
  yield call(request, cartApi.endpoints.cartSummary.initiate(undefined, { subscribe: false, forceRefetch: true }));
  yield* arrive();
}

/** Another tab has changed the cart: what is asked for here is brought up to date, and said. */
function* followCart(): SagaGenerator {
  const state = (yield select()) as RootState;
  const { phase, placing } = selectCheckoutState(state);
  // An order on its way compares the totals itself.
  if (phase.kind !== 'open' || placing || selectLocation(state).pathname !== CHECKOUT_ADDRESS) return;
  yield put(noticeRaised({ label: { id: 'checkout.notice.cartChanged' }, mode: 'dismissible' }));
  yield put(openRequested());
}

/** A coupon came or went: what the order comes to is read anew (CHK-05). */
function* followCoupon(): SagaGenerator {
  const state = (yield select()) as RootState;
  const { phase, placing } = selectCheckoutState(state);
  if (phase.kind !== 'open' || placing || selectLocation(state).pathname !== CHECKOUT_ADDRESS) return;
  yield put(openRequested());
}

/** One queue for everything that is asked of the checkout, worked strictly in order. */
function* workQueue(): SagaGenerator {
  const types = requests.map((event) => event.type);
  const queue = (yield actionChannel(types, buffers.expanding())) as Channel<OperationAction>;
  for (;;) {
    const { payload } = (yield take(queue)) as OperationAction;
    const { inFlight } = (yield select(selectCheckoutState)) as CheckoutState;
    // A second press of the button: the reducer took only the first for a wish.
    if (inFlight.some(({ commandId }) => commandId === payload.commandId)) yield call(work, payload);
  }
}

/** One operation from its first call to its one outcome; it never throws. */
function* work(operation: CheckoutOperation): SagaGenerator {
  const { commandId } = operation;
  try {
    if (operation.kind === 'open') yield call(open, commandId);
    else if (operation.kind === 'place' || operation.kind === 'return') yield call(place, operation);
    else yield call(conclude, operation, (yield call(changeOf, operation)) as CheckoutProblem | null);
  } catch (error) {
    console.error(error);
    yield put(failed(operation, problemOf(error)));
  }
}

function changeOf(
  operation: Exclude<CheckoutOperation, { kind: 'open' | 'place' | 'return' }>,
): SagaGenerator<CheckoutProblem | null> {
  switch (operation.kind) {
    case 'contact':
      return workContact(operation);
    case 'address':
      return workAddress(operation);
    case 'delivery':
      return workDelivery(operation);
  }
}

function* conclude(operation: CheckoutOperation, problem: CheckoutProblem | null): SagaGenerator {
  const { commandId } = operation;
  const form = formOf(operation);
  if (problem && (yield* isNoMoreTheirs(problem))) return;
  if (!problem) {
    yield put(checkoutEvents.changed({ commandId }));
    // What was typed stands in the checkout now.
    if (form !== null) yield put(formCleared({ form }));
    return;
  }
  yield put(checkoutEvents.changeFailed({ commandId, problem }));
  if (form !== null) yield put(formRefused({ form, problems: problemsOf(problem) }));
  if (isLost(problem)) yield put(openRequested());
}

/** The form whose fields an operation was typed in. */
function formOf(operation: CheckoutOperation): string | null {
  if (operation.kind === 'contact') return contactForm;
  return operation.kind === 'address' && operation.address ? addressForm(operation.addressId) : null;
}

/** A place nobody drives to is told at its postcode, everything else above the fields. */
const problemsOf = (problem: CheckoutProblem): Problems =>
  problem.code === 'SHIPPING_REFUSED'
    ? { postalCode: { id: 'checkout.problem.shippingField' } }
    : { form: problemText(problem) };

/** What is gone may be gone with the session of its owner, who is then on the way to the login page. */
function* isNoMoreTheirs(problem: CheckoutProblem): SagaGenerator<boolean> {
  return isLost(problem) && (yield* sessionIsOver());
}

/** The checkout is no more: the next one takes its place, and what was typed is still there. */
const isLost = ({ status }: CheckoutProblem): boolean => status === 404 || status === 410;

function failed({ kind, commandId }: CheckoutOperation, problem: CheckoutProblem): Action {
  if (kind === 'open') return checkoutEvents.openFailed({ commandId, problem });
  return kind === 'place' || kind === 'return'
    ? checkoutEvents.placeFailed({ commandId, problem, step: 'review' })
    : checkoutEvents.changeFailed({ commandId, problem });
}

function* open(commandId: string): SagaGenerator {
  const state = (yield select()) as RootState;
  const { phase } = selectCheckoutState(state);
  const noneActive = phase.kind === 'opening' && phase.noneActive;
  const known = { startable: hasGoods(state), noneActive };
  const reading = yield* openCheckout(commandId, readSessionValue(checkoutKey), known);
  // An order whose last answer was lost with the page that asked for it.
  if ('orderReferenceNumber' in reading) {
    yield* placed(commandId, reading.orderReferenceNumber);
    return;
  }
  if ('problem' in reading) {
    writeSessionValue(checkoutKey, null);
    if (yield* isNoMoreTheirs(reading.problem)) return;
    yield put(checkoutEvents.openFailed({ commandId, problem: reading.problem }));
    return;
  }
  const { checkout } = reading;
  if (checkout.orderReferenceNumber !== null) {
    yield* placed(commandId, checkout.orderReferenceNumber);
    return;
  }
  yield* keepChecked(checkout);
  writeSessionValue(checkoutKey, checkout.checkoutId);
  yield put(checkoutEvents.opened({ commandId, checkoutId: checkout.checkoutId }));
}

/** Puts a checkout that was read under another name under its own id, by which the page knows it. */
export function* keepChecked(checkout: ReadCheckout): SagaGenerator {
  const entry = { endpointName: 'checkout' as const, arg: checkout.checkoutId, value: checkout };
  yield put(checkoutApi.util.upsertQueryEntries([entry]));
}

function* place(operation: OperationOf<'place'> | OperationOf<'return'>): SagaGenerator {
  const { commandId } = operation;
  const outcome = (yield operation.kind === 'place'
    ? call(placeOrder, commandId)
    : call(comeBack, operation)) as Placing;
  if ('orderReferenceNumber' in outcome) {
    yield* placed(commandId, outcome.orderReferenceNumber);
    return;
  }
  const { problem, step } = outcome as { problem: CheckoutProblem; step: CheckoutStep };
  if (yield* isNoMoreTheirs(problem)) return;
  yield put(checkoutEvents.placeFailed({ commandId, problem, step }));
  if (operation.kind === 'return') yield* forgetReturn(problem);
  else if (isLost(problem)) yield put(openRequested());
}

/** The number leaves the address once it says nothing more; where only a login helps, it is needed afterwards. */
function* forgetReturn({ code }: CheckoutProblem): SagaGenerator {
  const state = (yield select()) as RootState;
  if (code === 'PAYMENT_UNKNOWN' && !selectIsLoggedIn(state)) return;
  if (selectLocation(state).pathname === CHECKOUT_ADDRESS) yield put(navigationRequested(CHECKOUT_ADDRESS, 'REPLACE'));
}

/** The one end of an order that was placed: this tab forgets the checkout, the others are told, the page goes on. */
function* placed(commandId: string, orderReferenceNumber: string): SagaGenerator {
  writeSessionValue(checkoutKey, null);
  writeSessionValue(billingKey, null);
  yield put(checkoutEvents.orderPlaced({ commandId, orderReferenceNumber }));
  yield call(tellTabs, orderPlacedElsewhere({ orderReferenceNumber }));
  for (const form of checkoutForms) yield put(formCleared({ form }));
  yield put(api.util.invalidateTags(['Cart', 'Stock', 'Order']));
  yield put(navigationRequested(orderAddress(orderReferenceNumber), 'REPLACE'));
}
