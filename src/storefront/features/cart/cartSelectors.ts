import { isReady } from '../../../contract/cart/cart';
import { isLoggedIn } from '../../../contract/context/sessionContext';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';
import { cartApi } from './cartApi';
import { cartSelectors } from './cartSlice';
import { selectMiniCartOffered } from './miniCart/miniCartSlice';

const selectApplication = contextApi.endpoints.applicationContext.select(undefined);
const selectSession = contextApi.endpoints.sessionContext.select(undefined);
export const selectSummary = cartApi.endpoints.cartSummary.select(undefined);

/** Whether the visitor is a guest; null while unknown. */
export function selectIsGuest(state: RootState): boolean | null {
  const { data } = selectSession(state);
  return data ? !isLoggedIn(data) : null;
}

/** Whether this visitor may have a cart: all customers, and guests if the webstore allows it. */
export const selectCartAllowed = (state: RootState): boolean =>
  isLoggedIn(selectSession(state).data) || selectApplication(state).data?.guestCartEnabled === true;

/** Whether this visitor certainly has no cart: a guest of a webstore without guest carts (HDR-06). */
export const selectCartRefused = (state: RootState): boolean =>
  selectIsGuest(state) === true && selectApplication(state).data?.guestCartEnabled === false;

/** Whether the badge opens the mini cart; otherwise it links to the cart page (MIN-03). */
export const selectMiniCartEnabled = (state: RootState): boolean =>
  selectMiniCartOffered(state) && selectCartAllowed(state);

/** Both contexts have been read, or one of them has failed: only then the badge can be shown. */
export function selectContextsSettled(state: RootState): boolean {
  const application = selectApplication(state);
  const session = selectSession(state);
  return (application.data !== undefined && session.data !== undefined) || application.isError || session.isError;
}

/** No command is in flight, and the server has finished processing the cart. */
export const selectIsCartReady = (state: RootState): boolean =>
  !cartSelectors.selectIsProcessing(state) && isReady(selectSummary(state).data?.asyncOperationStatus);
