import { createSelector } from '@reduxjs/toolkit';
import type { DeliveryGroup } from '../../../contract/checkout/deliveryGroup';
import { offeredMethods, type PaymentMethod } from '../../../contract/payment/paymentMethods';
import { sharedCartIn } from '../../../contract/pages/payLink';
import { selectLocation } from '../../kernel/location';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';
import { selectIsLoggedIn, selectIsStaff } from '../visitor';
import { checkoutApi, isReadyStatus, type ReadCheckout } from './checkoutApi';
import { checkoutSteps, initialCheckout, type CheckoutState, type CheckoutStep } from './checkoutState';

const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

export const selectCheckoutState = (state: RootState): CheckoutState => state.late.checkout ?? initialCheckout;

/** The shared cart whose checkout the address names; null: the checkout is that of the visitor's own cart. */
export const selectSharedCartId = (state: RootState): string | null => sharedCartIn(selectLocation(state));

/** Whether a checkout is that of a shared cart: nothing of its cart can be changed. */
export const isOfSharedCart = ({ cartSummary }: Pick<ReadCheckout, 'cartSummary'>): boolean =>
  cartSummary.type === 'PayNowReadOnly';

/** The id of the open checkout in the API's cache; null if none is open. */
export function selectCheckoutId(state: RootState): string | null {
  const { phase } = selectCheckoutState(state);
  return phase.kind === 'open' ? phase.checkoutId : null;
}

/** The open checkout as last read; null if it is not ready. */
export function selectCheckout(state: RootState): ReadCheckout | null {
  const checkoutId = selectCheckoutId(state);
  const data = checkoutId === null ? undefined : checkoutApi.endpoints.checkout.select(checkoutId)(state).data;
  return data && isReadyStatus(data.checkoutStatus) ? data : null;
}

/** Whether this visitor may order: every logged-in buyer, guests if the webstore allows it (CHK-11). */
export function selectCheckoutAllowed(state: RootState): boolean {
  const application = selectApplication(state).data;
  if (selectIsLoggedIn(state)) return !selectIsStaff(state);
  return application?.guestCartEnabled === true && application.guestCheckoutEnabled === true;
}

export const selectPlacesInTwoSteps = (state: RootState): boolean =>
  selectApplication(state).data?.placeOrderV2Enabled === true;

/** The payment methods for this visitor: purchase orders are for customers only. */
export const selectOfferedMethods = createSelector(
  [(state: RootState) => selectApplication(state).data, selectIsLoggedIn],
  (application, isCustomer): readonly PaymentMethod[] =>
    (application ? offeredMethods(application) : []).filter((method) => method !== 'purchaseOrder' || isCustomer),
);

/** The default delivery group; with several groups, the one that has everything not assigned to another. */
export const groupOf = ({ deliveryGroups: { items } }: ReadCheckout): DeliveryGroup | null =>
  items.find(({ isDefault }) => isDefault) ?? items[0] ?? null;

/** The only delivery group, or those of several that are not empty, in the order of the server. */
export const heldGroups = ({ deliveryGroups: { items } }: ReadCheckout): readonly DeliveryGroup[] =>
  items.length === 1 ? items : items.filter(({ totalCartItemCount }) => totalCartItemCount > 0);

/** The delivery day of each held group: the chosen one, else the soonest; undefined while there is none. */
export const promisedDays = (checkout: ReadCheckout): readonly (string | undefined)[] =>
  heldGroups(checkout).map(({ desiredDeliveryDate, deliveryDays }) => desiredDeliveryDate ?? deliveryDays[0]);

/** Whether the webstore delivers one order to several addresses (CHK-23). */
export const selectSplitsShipment = (state: RootState): boolean =>
  selectApplication(state).data?.splitShipmentEnabled === true;

/** Whether a step is completed; the review is completed by ordering. */
export function isStepDone(step: CheckoutStep, checkout: ReadCheckout, { payment, billing }: CheckoutState): boolean {
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
}

/**
 * The open step: while an order is being placed, the review, or the payment during a bank's challenge; otherwise the
 * one that the shopper opened, else the first incomplete one.
 */
export function currentStep(checkout: ReadCheckout, state: CheckoutState): CheckoutStep {
  if (state.placing?.stage === 'authenticating') return 'payment';
  if (state.placing) return 'review';
  const next = checkoutSteps.find((step) => !isStepDone(step, checkout, state)) ?? 'review';
  const opened = state.step;
  // A step can be opened only if all earlier ones are completed.
  return opened !== null && checkoutSteps.indexOf(opened) <= checkoutSteps.indexOf(next) ? opened : next;
}
