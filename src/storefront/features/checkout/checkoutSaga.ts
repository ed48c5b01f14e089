import { deliveryDay } from '../../../commerce/delivery/deliveryDay';
import { CHECKOUT_ADDRESS } from '../../../contract/pages/pageReference';
import { RETURN_PARAM } from '../../../contract/payment/paymentPaths';
import { request } from '../../api';
import { call, fork, put, select, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { readSessionValue, writeSessionValue } from '../../platform/storage/storage';
import { BILLING_KEY, CHECKOUT_KEY } from '../../platform/storage/storageKeys';
import { cartChangedElsewhere, orderPlacedElsewhere } from '../../kernel/tabs';
import { cartApi, couponEvents } from '../cart';
import { clockRead, locationChanged, selectLocation } from '../../kernel/location';
import { noticeRaised } from '../notices';
import { selectIsStaff } from '../visitor';
import { loggedIn, loginNeeded } from '../../kernel/session';
import { selectCheckout, selectCheckoutAllowed, selectCheckoutState } from './checkoutSelectors';
import { checkoutEvents } from './checkoutSlice';
import { hasGoods } from './process/openFamily';
import { workCheckout } from './process/workCheckout';

/** The processes of the checkout; they start with the page's first visit. */
export function* checkoutSaga(): SagaGenerator {
  yield* fork(workCheckout);
  yield* takeEvery(locationChanged, arrive);
  yield* takeEvery(cartChangedElsewhere, followCart);
  yield* takeEvery(orderPlacedElsewhere, forgetCheckout);
  yield* takeEvery(loggedIn, followLogin);
  yield* takeEvery([couponEvents.couponAdded, couponEvents.couponRemoved], followCoupon);
  yield* takeEvery(clockRead, followDay);
  yield* call(arrive);
}

/** The page is opened: what the first reading could not bring is brought now. */
function* arrive(): SagaGenerator {
  const state = yield* select();
  const { pathname, search } = selectLocation(state);
  // To who orders nothing the page says so: there is nothing to begin, and no other login to ask for.
  if (pathname !== CHECKOUT_ADDRESS || selectIsStaff(state)) return;
  const transactionId = new URLSearchParams(search).get(RETURN_PARAM);
  if (!selectCheckoutAllowed(state)) {
    yield* put(loginNeeded('REPLACE'));
    return;
  }
  const { phase } = selectCheckoutState(state);
  const mayOpen = hasGoods(state) || readSessionValue(CHECKOUT_KEY) !== null || transactionId !== null;
  if (phase.kind === 'open') writeSessionValue(CHECKOUT_KEY, phase.checkoutId);
  else if (mayOpen) yield* put(checkoutEvents.openRequested());
  if (transactionId === null) return;
  yield* put(checkoutEvents.bankReturned({ transactionId, billingDiffers: readSessionValue(BILLING_KEY) !== null }));
}

/** What another tab has ordered is on its way no more: what this tab orders next is another checkout. */
function forgetCheckout(): void {
  writeSessionValue(CHECKOUT_KEY, null);
}

/** Somebody has logged in, in another tab if this one shows the checkout: theirs takes the place of the guest's. */
function* followLogin(): SagaGenerator {
  if (selectLocation(yield* select()).pathname !== CHECKOUT_ADDRESS) return;
  writeSessionValue(CHECKOUT_KEY, null);
  yield* request(cartApi.endpoints.cartSummary.initiate(undefined, { subscribe: false, forceRefetch: true }));
  yield* call(arrive);
}

/** Another tab has changed the cart: what is asked for here is brought up to date, and said. */
function* followCart(): SagaGenerator {
  const state = yield* select();
  const { phase, placing } = selectCheckoutState(state);
  // An order on its way compares the totals itself.
  if (phase.kind !== 'open' || placing || selectLocation(state).pathname !== CHECKOUT_ADDRESS) return;
  yield* put(noticeRaised({ label: { id: 'checkout.notice.cartChanged' }, mode: 'dismissible' }));
  yield* put(checkoutEvents.openRequested());
}

/** A coupon came or went: what the order comes to is read anew (CHK-05). */
function* followCoupon(): SagaGenerator {
  const state = yield* select();
  const { phase, placing } = selectCheckoutState(state);
  if (phase.kind !== 'open' || placing || selectLocation(state).pathname !== CHECKOUT_ADDRESS) return;
  yield* put(checkoutEvents.openRequested());
}

/** The cut-off has passed: the days that the server offers are others. */
function* followDay({ payload: { at } }: ReturnType<typeof clockRead>): SagaGenerator {
  const state = yield* select();
  const { phase, placing } = selectCheckoutState(state);
  if (phase.kind !== 'open' || placing || selectLocation(state).pathname !== CHECKOUT_ADDRESS) return;
  const offered = selectCheckout(state)?.deliveryGroups.items[0]?.deliveryDays[0];
  if (offered !== undefined && offered < deliveryDay(at)) yield* put(checkoutEvents.openRequested());
}
