import { all, call, put, select } from 'redux-saga/effects';
import { isReady } from '../../../contract/cart/cart';
import type { CheckoutErrorCode } from '../../../contract/errors';
import type { CartItems } from '../../../contract/cart/cartItem';
import { request, type Outcome } from '../../api';
import type { SagaGenerator } from '../../kernel/sagaTypes';
import type { PageStatus } from '../../kernel/page';
import { addressesApi } from '../addresses';
import { cartApi } from '../cart';
import { selectIsLoggedIn } from '../session';
import { keepChecked } from './process/workQueue';
import { selectCheckoutAllowed, selectCheckoutState } from './checkoutSelectors';
import { checkoutEvents } from './checkoutSlice';
import type { CheckoutState } from './checkoutState';
import { glanceAtCheckout } from './process/openCheckout';
import { deliveryGroupsApi, wholeGroups } from './deliveryGroupsApi';
import type { Reading } from './process/readCheckout';

const once = { subscribe: false } as const;

/** Whether there is anything to order in a cart, or on its way into it. */
export const holdsGoods = ({ totalItemCount, cartSummary }: CartItems): boolean =>
  totalItemCount > 0 || !isReady(cartSummary.asyncOperationStatus);

/** Reads what the page shows without ever waiting or starting anything: the rest begins when the page is opened. */
export function* needsCheckout(): SagaGenerator<PageStatus> {
  if (!((yield select(selectCheckoutAllowed)) as boolean)) return 200;
  const isCustomer = (yield select(selectIsLoggedIn)) as boolean;
  const [lines] = (yield all([
    call(request, cartApi.endpoints.cartItems.initiate(1, once)),
    ...(isCustomer ? [call(request, addressesApi.endpoints.addresses.initiate(undefined, once))] : []),
  ])) as readonly [Outcome<CartItems | null>];
  if (!('data' in lines)) return [401, 403].includes(lines.failure.status) ? 200 : 503;
  const { phase } = (yield select(selectCheckoutState)) as CheckoutState;
  if ((lines.data && !holdsGoods(lines.data)) || phase.kind === 'opening') return 200;
  const seen = (yield call(glanceAtCheckout)) as Reading | { readonly code: CheckoutErrorCode };
  if ('checkout' in seen) {
    yield* keepChecked(seen.checkout);
    if (seen.checkout.deliveryGroups.items.length > 1) {
      yield call(request, deliveryGroupsApi.endpoints.deliveryGroups.initiate(wholeGroups, once));
    }
    yield put(checkoutEvents.firstRead({ checkoutId: seen.checkout.checkoutId }));
  } else {
    yield put(checkoutEvents.firstRead({ code: 'code' in seen ? seen.code : null }));
  }
  return 200;
}
