import { isReady } from '../../../../contract/cart/cart';
import { CHECKOUT_ADDRESS } from '../../../../contract/pages/pageReference';
import type { Ending } from '../../../kernel/commands';
import { call, select, type SagaGenerator } from '../../../kernel/effects';
import { locationChanged } from '../../../kernel/location';
import type { RootState } from '../../../kernel/state';
import { readSessionValue, writeSessionValue } from '../../../platform/storage/storage';
import { CHECKOUT_KEY } from '../../../platform/storage/storageKeys';
import { cartApi } from '../../cart';
import { aborted } from '../checkoutProblems';
import { selectCheckoutState, selectSharedCartId } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';
import type { CommandOf } from '../checkoutState';
import { isNoMoreTheirs, isTaken, keepChecked, type CheckoutFamily } from './checkoutCommands';
import { openCheckout, openSharedCart } from './openCheckout';
import { placed } from './placeFamily';

/** Whether there is anything to order, as far as is known. */
export function hasLines(state: RootState): boolean {
  const { data } = cartApi.endpoints.cartSummary.select(undefined)(state);
  // An empty cart may have lines that are still being added.
  return (data?.uniqueProductCount ?? 0) > 0 || !isReady(data?.asyncOperationStatus);
}

/** Opens the checkout: the one this tab knows, the one in progress, or a new one. */
export const openFamily: CheckoutFamily<CommandOf<'open'>> = {
  requests: [checkoutEvents.openRequested],
  isTaken,
  carryOut: open,
  failed: ({ commandId }, problem) => checkoutEvents.openFailed({ commandId, problem }),
  // The page was left: its next visit opens the checkout again.
  breaksOff: (action) => locationChanged.match(action) && action.payload.location.pathname !== CHECKOUT_ADDRESS,
};

function* open({ commandId }: CommandOf<'open'>): SagaGenerator<Ending> {
  const state = yield* select();
  const { phase } = selectCheckoutState(state);
  const noneActive = phase.kind === 'opening' && phase.noneActive;
  const known = { startable: hasLines(state), noneActive };
  const sharedCartId = selectSharedCartId(state);
  const reading =
    sharedCartId === null
      ? yield* call(openCheckout, commandId, readSessionValue(CHECKOUT_KEY), known)
      : yield* call(openSharedCart, commandId, sharedCartId);
  // The order was placed; the answer was lost with the page that requested it.
  if ('orderReferenceNumber' in reading) return yield* call(placed, commandId, reading.orderReferenceNumber);
  if ('problem' in reading) {
    if (sharedCartId === null) writeSessionValue(CHECKOUT_KEY, null);
    const problem = (yield* call(isNoMoreTheirs, reading.problem)) ? aborted : reading.problem;
    return { outcome: checkoutEvents.openFailed({ commandId, problem }) };
  }
  const { checkoutId, orderReferenceNumber } = reading.checkout;
  if (orderReferenceNumber !== null) return yield* call(placed, commandId, orderReferenceNumber);
  yield* call(keepChecked, reading.checkout);
  // The stored id of the tab's own checkout is kept while that of a shared cart is open.
  if (sharedCartId === null) writeSessionValue(CHECKOUT_KEY, checkoutId);
  return { outcome: checkoutEvents.opened({ commandId, checkoutId, ...(sharedCartId !== null && { sharedCartId }) }) };
}
