import type { RootState } from '../../kernel/state';
import { createSelector } from 'reselect';
import { contextApi } from '../context';
import { selectIsCartReady, selectSummary } from './cartSelectors';
import { cartSelectors } from './cartSlice';

const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

interface CartStatusFacts {
  /** A command is in flight, or a task works on the whole cart. */
  readonly isProcessing: boolean;
  /** The amounts are final and there is something to order. */
  readonly isReadyForCheckout: boolean;
  readonly isGuestCartEnabled: boolean;
  readonly isGuestCheckoutEnabled: boolean;
}

/** The status of the cart (CRT-18). Guests may check out only if they may have a cart. */
export const selectCartStatus: (state: RootState) => CartStatusFacts = createSelector(
  [
    cartSelectors.selectIsProcessing,
    (state: RootState) => selectIsCartReady(state) && selectSummary(state).data?.uniqueProductCount !== 0,
    (state: RootState) => selectApplication(state).data?.guestCartEnabled === true,
    (state: RootState) => selectApplication(state).data?.guestCheckoutEnabled === true,
  ],
  (isProcessing, isReadyForCheckout, isGuestCartEnabled, guestCheckoutEnabled) => ({
    isProcessing,
    isReadyForCheckout,
    isGuestCartEnabled,
    isGuestCheckoutEnabled: isGuestCartEnabled && guestCheckoutEnabled,
  }),
);
