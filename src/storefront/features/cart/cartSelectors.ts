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

/** Whether the visitor is a guest; null while nobody knows. */
export const selectIsGuest = (state: RootState): boolean | null => {
  const { data } = selectSession(state);
  return data ? !isLoggedIn(data) : null;
};

/** Whether this visitor may have a cart: everyone who is logged in, guests where the webstore lets them. */
export const selectCartAllowed = (state: RootState): boolean =>
  isLoggedIn(selectSession(state).data) || selectApplication(state).data?.guestCartEnabled === true;

/** Whether this visitor is known to have none: a guest where the webstore does not let them (HDR-06). */
export const selectCartRefused = (state: RootState): boolean =>
  selectIsGuest(state) === true && selectApplication(state).data?.guestCartEnabled === false;

/** Whether the badge opens the mini cart; where it does not it leads to the cart's page (MIN-03). */
export const selectMiniCartEnabled = (state: RootState): boolean =>
  selectMiniCartOffered(state) && selectCartAllowed(state);

/** Both contexts have been read, or one of them can't be: only then does the badge know what it is. */
export const selectContextsSettled = (state: RootState): boolean => {
  const application = selectApplication(state);
  const session = selectSession(state);
  return (application.data !== undefined && session.data !== undefined) || application.isError || session.isError;
};

/** The server is done with the cart and the shop is too. */
export const selectIsCartReady = (state: RootState): boolean =>
  !cartSelectors.selectIsProcessing(state) && isReady(selectSummary(state).data?.asyncOperationStatus);
