import { deliveryDay } from '../../../commerce/delivery/deliveryDay';
import { EXPRESS_PARAM } from '../../../contract/pages/pageParams';
import { CHECKOUT_ADDRESS } from '../../../contract/pages/pageReference';
import { RETURN_PARAM } from '../../../contract/payment/paymentPaths';
import { request } from '../../api';
import { call, fork, put, select, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { readSessionValue, writeSessionValue } from '../../platform/storage/storage';
import { BILLING_KEY, CHECKOUT_KEY } from '../../platform/storage/storageKeys';
import { cartChangedElsewhere, orderPlacedElsewhere } from '../../kernel/tabs';
import { cartApi, couponEvents } from '../cart';
import { clockRead, locationChanged, selectLocation } from '../../kernel/location';
import { raiseCommerceNotice } from '../notices';
import { selectIsLoggedIn, selectIsStaff } from '../visitor';
import { loggedIn, loginNeeded } from '../../kernel/session';
import { selectCheckout, selectCheckoutAllowed, selectCheckoutState, selectSharedCartId } from './checkoutSelectors';
import { checkoutEvents } from './checkoutSlice';
import { keepAddresses } from './keptAddresses/keepAddresses';
import { expressCheckout } from './process/expressCheckout';
import { hasLines } from './process/openFamily';
import { workCheckout } from './process/workCheckout';

/** The processes of the checkout; they start with the page's first visit. */
export function* checkoutSaga(): SagaGenerator {
  yield* fork(workCheckout);
  yield* fork(keepAddresses);
  yield* takeEvery(locationChanged, arrive);
  yield* takeEvery(cartChangedElsewhere, followCart);
  yield* takeEvery(orderPlacedElsewhere, forgetCheckout);
  yield* takeEvery(loggedIn, followLogin);
  yield* takeEvery([couponEvents.couponAdded, couponEvents.couponRemoved], followCoupon);
  yield* takeEvery(clockRead, followDay);
  yield* call(arrive);
}

/**
 * Runs when the checkout page is reached, and once its code is loaded: does what reading its data could not, such as
 * opening a checkout.
 */
function* arrive(): SagaGenerator {
  const state = yield* select();
  const { pathname, search } = selectLocation(state);
  // Nothing is opened for staff: the page says that they cannot order.
  if (pathname !== CHECKOUT_ADDRESS || selectIsStaff(state)) return;
  const params = new URLSearchParams(search);
  const transactionId = params.get(RETURN_PARAM);
  const sharedCartId = selectSharedCartId(state);
  if (!selectCheckoutAllowed(state) || (sharedCartId !== null && !selectIsLoggedIn(state))) {
    yield* put(loginNeeded('REPLACE'));
    return;
  }
  const { phase } = selectCheckoutState(state);
  const mayOpen =
    sharedCartId !== null || hasLines(state) || readSessionValue(CHECKOUT_KEY) !== null || transactionId !== null;
  if (phase.kind === 'open') {
    if (sharedCartId === null) writeSessionValue(CHECKOUT_KEY, phase.checkoutId);
  } else if (mayOpen) yield* put(checkoutEvents.openRequested());
  if (transactionId !== null) {
    yield* put(checkoutEvents.bankReturned({ transactionId, billingDiffers: readSessionValue(BILLING_KEY) !== null }));
  } else if (params.has(EXPRESS_PARAM)) yield* call(expressCheckout);
}

/** Another tab has placed the order: the next one from this tab is a new checkout. */
function forgetCheckout(): void {
  writeSessionValue(CHECKOUT_KEY, null);
}

/** A login, possibly in another tab while this one shows the checkout: the user's checkout replaces the guest's. */
function* followLogin(): SagaGenerator {
  if (selectLocation(yield* select()).pathname !== CHECKOUT_ADDRESS) return;
  writeSessionValue(CHECKOUT_KEY, null);
  yield* request(cartApi.endpoints.cartSummary.initiate(undefined, { subscribe: false, forceRefetch: true }));
  yield* call(arrive);
}

/** Another tab has changed the cart: raises a notice and reads the checkout again. */
function* followCart(): SagaGenerator {
  const state = yield* select();
  const { phase, placing } = selectCheckoutState(state);
  // A shared cart never changes with the visitor's own.
  if (selectSharedCartId(state) !== null) return;
  // An order being placed compares the totals itself.
  if (phase.kind !== 'open' || placing || selectLocation(state).pathname !== CHECKOUT_ADDRESS) return;
  yield* call(raiseCommerceNotice, { label: { id: 'checkout.notice.cartChanged' } });
  yield* put(checkoutEvents.openRequested());
}

/** A coupon was added or removed: reads the totals again (CHK-05). */
function* followCoupon(): SagaGenerator {
  const state = yield* select();
  const { phase, placing } = selectCheckoutState(state);
  if (phase.kind !== 'open' || placing || selectLocation(state).pathname !== CHECKOUT_ADDRESS) return;
  yield* put(checkoutEvents.openRequested());
}

/** The cut-off has passed: the server offers other days now. */
function* followDay({ payload: { at } }: ReturnType<typeof clockRead>): SagaGenerator {
  const state = yield* select();
  const { phase, placing } = selectCheckoutState(state);
  if (phase.kind !== 'open' || placing || selectLocation(state).pathname !== CHECKOUT_ADDRESS) return;
  const offered = selectCheckout(state)?.deliveryGroups.items[0]?.deliveryDays[0];
  if (offered !== undefined && offered < deliveryDay(at)) yield* put(checkoutEvents.openRequested());
}
