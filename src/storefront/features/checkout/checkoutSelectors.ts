import { createSelector } from '@reduxjs/toolkit';
import type { DeliveryGroup } from '../../../contract/checkout/deliveryGroup';
import { offeredMethods, type PaymentMethod } from '../../../contract/payment/paymentMethods';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';
import { selectIsLoggedIn, selectIsStaff } from '../session';
import { checkoutApi, isReadyStatus, type ReadCheckout } from './checkoutApi';
import { checkoutSteps, initialCheckout, type CheckoutState, type CheckoutStep } from './checkoutState';

const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

export const selectCheckoutState = (state: RootState): CheckoutState => state.late.checkout ?? initialCheckout;

/** The id under which the open checkout stands in the API's cache; null while none is open. */
export const selectCheckoutId = (state: RootState): string | null => {
  const { phase } = selectCheckoutState(state);
  return phase.kind === 'open' ? phase.checkoutId : null;
};

/** The open checkout as it was last read; null while it is not ready. */
export const selectCheckout = (state: RootState): ReadCheckout | null => {
  const checkoutId = selectCheckoutId(state);
  const data = checkoutId === null ? undefined : checkoutApi.endpoints.checkout.select(checkoutId)(state).data;
  return data && isReadyStatus(data.checkoutStatus) ? data : null;
};

/** Whether this visitor may order: every buyer who is logged in, guests where the webstore lets them (CHK-11). */
export const selectCheckoutAllowed = (state: RootState): boolean => {
  const application = selectApplication(state).data;
  if (selectIsLoggedIn(state)) return !selectIsStaff(state);
  return application?.guestCartEnabled === true && application.guestCheckoutEnabled === true;
};

export const selectPlacesInTwoSteps = (state: RootState): boolean =>
  selectApplication(state).data?.placeOrderV2Enabled === true;

/** The ways this visitor may pay: a purchase order is for customers. */
export const selectOfferedMethods = createSelector(
  [(state: RootState) => selectApplication(state).data, selectIsLoggedIn],
  (application, isCustomer): readonly PaymentMethod[] =>
    (application ? offeredMethods(application) : []).filter((method) => method !== 'purchaseOrder' || isCustomer),
);

/** The group that everything is delivered in where there is one, and where there are several what no other has. */
export const groupOf = ({ deliveryGroups: { items } }: ReadCheckout): DeliveryGroup | null =>
  items.find(({ isDefault }) => isDefault) ?? items[0] ?? null;

/** The deliveries that will be made: those that hold something, the default one first. */
export const heldGroups = ({ deliveryGroups: { items } }: ReadCheckout): readonly DeliveryGroup[] =>
  items.length === 1 ? items : items.filter(({ totalCartItemCount }) => totalCartItemCount > 0);

/** Whether the webstore delivers a cart to several places (CHK-23). */
export const selectSplitsShipment = (state: RootState): boolean =>
  selectApplication(state).data?.splitShipmentEnabled === true;

/** What the shopper has settled so far; the review is settled by ordering. */
export const isStepDone = (
  step: CheckoutStep,
  checkout: ReadCheckout,
  { payment, billing }: CheckoutState,
): boolean => {
  const groups = heldGroups(checkout);
  switch (step) {
    case 'contact':
      return (checkout.contactInfo?.email ?? '') !== '';
    case 'delivery':
      return (
        groups.length > 0 &&
        groups.every(
          ({ deliveryAddress, selectedDeliveryMethod }) => deliveryAddress !== null && selectedDeliveryMethod !== null,
        )
      );
    case 'payment':
      return payment.label !== null && (!billing.differs || billing.address !== null);
    case 'review':
      return false;
  }
};

/** The step that is open: the one the shopper opened, else the first that is not done; the bank's challenge comes first. */
export const currentStep = (checkout: ReadCheckout, state: CheckoutState): CheckoutStep => {
  if (state.placing?.stage === 'authenticating') return 'payment';
  if (state.placing) return 'review';
  const next = checkoutSteps.find((step) => !isStepDone(step, checkout, state)) ?? 'review';
  const opened = state.step;
  // What comes before the opened step must be done first.
  return opened !== null && checkoutSteps.indexOf(opened) <= checkoutSteps.indexOf(next) ? opened : next;
};
