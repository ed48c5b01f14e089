import { isReady } from '../../../contract/cart/cart';
import type { CartItems } from '../../../contract/cart/cartItem';
import { request } from '../../api';
import { all, call, put, select, type SagaGenerator } from '../../kernel/effects';
import type { PageResult } from '../../kernel/page';
import { addressesApi } from '../addresses';
import { cartApi } from '../cart';
import { selectIsLoggedIn } from '../visitor';
import { keepChecked } from './process/checkoutCommands';
import { selectCheckoutAllowed, selectCheckoutState } from './checkoutSelectors';
import { checkoutEvents } from './checkoutSlice';
import { glanceAtCheckout } from './process/openCheckout';
import { deliveryGroupsApi, wholeGroups } from './deliveryGroupsApi';

const once = { subscribe: false } as const;
/** A cart read more than two seconds ago is read again: another tab may have started its checkout since. */
const fresh = { subscribe: false, forceRefetch: 2 } as const;

/** Whether a cart has something to order, or is about to. */
export const holdsLines = ({ totalItemCount, cartSummary }: CartItems): boolean =>
  totalItemCount > 0 || !isReady(cartSummary.asyncOperationStatus);

/** Whether a cart has no checkout, as its status says. */
const isWithoutCheckout = ({ cartSummary }: CartItems): boolean => cartSummary.status === 'Active';

/**
 * Reads the page's data without polling or creating a checkout; the process that does so starts with the page. For a
 * cart without a checkout, none is requested.
 */
export function* loadCheckoutPage(): SagaGenerator<PageResult> {
  if (!(yield* select(selectCheckoutAllowed))) return 200;
  const isCustomer = yield* select(selectIsLoggedIn);
  const [lines] = yield* all([
    request(cartApi.endpoints.cartItems.initiate(1, fresh)),
    ...(isCustomer ? [request(addressesApi.endpoints.addresses.initiate(undefined, once))] : []),
  ]);
  if (!('data' in lines)) return [401, 403].includes(lines.failure.status) ? 200 : 503;
  const { phase } = yield* select(selectCheckoutState);
  if ((lines.data && !holdsLines(lines.data)) || phase.kind === 'opening') return 200;
  const seen =
    lines.data && isWithoutCheckout(lines.data)
      ? { code: 'SSR_FAST_CHECKOUT' as const }
      : yield* call(glanceAtCheckout);
  if ('checkout' in seen) {
    yield* call(keepChecked, seen.checkout);
    if (seen.checkout.deliveryGroups.items.length > 1) {
      yield* request(deliveryGroupsApi.endpoints.deliveryGroups.initiate(wholeGroups, once));
    }
    yield* put(checkoutEvents.firstRead({ checkoutId: seen.checkout.checkoutId }));
  } else {
    yield* put(checkoutEvents.firstRead({ code: 'code' in seen ? seen.code : null }));
  }
  return 200;
}
