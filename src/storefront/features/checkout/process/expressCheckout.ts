import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { EXPRESS_PARAM } from '../../../../contract/pages/pageParams';
import { request } from '../../../api';
import { fieldCommitted, selectDraft } from '../../../forms/drafts';
import { call, put, race, select, take, type SagaGenerator } from '../../../kernel/effects';
import {
  locationChanged,
  navigationPopped,
  navigationRequested,
  selectLocation,
  selectNavigationType,
} from '../../../kernel/location';
import { changesPerson } from '../../../kernel/session';
import type { RootState } from '../../../kernel/state';
import { addressesApi } from '../../addresses';
import { selectSiteConfiguration, siteApi } from '../../site';
import { selectIsBuyer, selectSession } from '../../visitor';
import type { ReadCheckout } from '../checkoutApi';
import { currentStep, groupOf, selectCheckout, selectCheckoutState } from '../checkoutSelectors';
import { checkoutEvents } from '../checkoutSlice';
import { addressForm, checkoutForms, contactForm, deliveryForm } from '../forms';
import { preselectedAddress, preselectedDelivery, sentDelivery } from '../preselected';

const once = { subscribe: false } as const;

/**
 * The express checkout (MIN-08): submits each open step with its given and preselected values, as the customer would,
 * until it reaches the payment, or a step that only the customer can complete. Payment and order are left to them.
 */
export function* expressCheckout(): SagaGenerator {
  const own = new Set<string>();
  yield* race({ submitted: call(submitSteps, own), takenOver: call(untilTakenOver, own) });
}

const chooses = isAnyOf(
  checkoutEvents.stepOpened,
  checkoutEvents.addressChosen,
  checkoutEvents.addressEdited,
  checkoutEvents.addressKeepingChosen,
  checkoutEvents.methodChosen,
  checkoutEvents.dayChosen,
  checkoutEvents.groupOpened,
);
const leaves = isAnyOf(navigationRequested, navigationPopped);
const types = (action: Action): boolean =>
  fieldCommitted.match(action) && checkoutForms([]).includes(action.payload.form);
const submits = isAnyOf(
  checkoutEvents.contactSubmitted,
  checkoutEvents.addressSubmitted,
  checkoutEvents.deliverySubmitted,
);
const isExpress = (search: string): boolean => new URLSearchParams(search).has(EXPRESS_PARAM);
/** A navigation to another anchor of this address starts the process again; the newer run takes over. */
const asksAgain = (action: Action): boolean =>
  locationChanged.match(action) && isExpress(action.payload.location.search);

/**
 * Resolves when the shopper acts at the checkout themselves or leaves it, when a newer run starts, or when the user or
 * the account changes.
 */
function* untilTakenOver(own: ReadonlySet<string>): SagaGenerator {
  const isTheirs = (action: Action): boolean => submits(action) && !own.has(action.payload.commandId);
  yield* take(
    (action) =>
      chooses(action) ||
      leaves(action) ||
      types(action) ||
      isTheirs(action) ||
      asksAgain(action) ||
      changesPerson(action),
  );
}

/** `own`: ids of the commands that this process has submitted. */
function* submitSteps(own: Set<string>): SagaGenerator {
  yield* request(siteApi.endpoints.siteConfiguration.initiate(undefined, once));
  let state = yield* select();
  if (!selectIsBuyer(state) || !selectSiteConfiguration(state).header.showExpressCheckout) return;
  // On a page load a step can only have been opened by the shopper, who was quicker than this process.
  if (selectNavigationType(state) === 'POP' && selectCheckoutState(state).step !== null) return;
  while (selectCheckout(state) === null) {
    yield* take(checkoutEvents.opened);
    state = yield* select();
  }
  yield* call(forgetExpress);
  const checkout = yield* select(selectCheckout);
  if (checkout && groupOf(checkout)?.deliveryAddress === null)
    yield* request(addressesApi.endpoints.addresses.initiate(undefined, once));
  const submitted = new Set<string>();
  for (;;) {
    const submission = submissionOf(yield* select());
    // A step that was submitted and is still open was rejected as incomplete: the shopper has to look at it.
    if (submission === null || submitted.has(submission.type)) return;
    submitted.add(submission.type);
    own.add(submission.payload.commandId);
    yield* put(submission);
    if (!(yield* call(isChanged, submission.payload.commandId))) return;
  }
}

/** Waits for the outcome of a submission; a refusal is shown at its step. */
function* isChanged(commandId: string): SagaGenerator<boolean> {
  const { changed, changeFailed } = checkoutEvents;
  const outcome = yield* take(
    (action) => (changed.match(action) || changeFailed.match(action)) && action.payload.commandId === commandId,
  );
  return changed.match(outcome);
}

/** Removes the parameter from the address, so that a reload or going back does not start the express checkout again. */
function* forgetExpress(): SagaGenerator {
  const { pathname, search, hash } = yield* select(selectLocation);
  const params = new URLSearchParams(search);
  params.delete(EXPRESS_PARAM);
  const kept = params.toString();
  yield* put(locationChanged({ pathname, search: kept && `?${kept}`, hash }, 'REPLACE'));
}

/** What the open step's button would submit; null if only the shopper can press it. */
function submissionOf(state: RootState) {
  const checkout = selectCheckout(state);
  if (!checkout || selectCheckoutState(state).inFlight.length > 0) return null;
  switch (currentStep(checkout, selectCheckoutState(state))) {
    case 'contact':
      return contactOf(checkout, state);
    case 'delivery':
      return deliveryOf(checkout, state);
    default:
      return null;
  }
}

/** The shopper has typed into a form, and must send it themselves. */
const isBegun = (state: RootState, form: string): boolean => Object.keys(selectDraft(state, form)).length > 0;

function contactOf({ contactInfo }: ReadCheckout, state: RootState) {
  const { firstName, lastName, email } = contactInfo ?? selectSession(state)?.profile ?? {};
  if (!firstName || !lastName || !email || isBegun(state, contactForm)) return null;
  const phoneNumber = contactInfo?.phoneNumber ?? '';
  return checkoutEvents.contactSubmitted({ contactInfo: { firstName, lastName, email, phoneNumber } });
}

function deliveryOf(checkout: ReadCheckout, state: RootState) {
  const { delivery } = selectCheckoutState(state);
  const group = groupOf(checkout);
  const isSelecting = delivery.choosing !== null || delivery.editing !== null || delivery.group !== null;
  if (!group || checkout.deliveryGroups.items.length > 1 || isSelecting) return null;
  if (group.deliveryAddress === null) {
    const { data } = addressesApi.endpoints.addresses.select(undefined)(state);
    const saved = preselectedAddress(data?.items ?? []);
    if (saved?.isDefault !== true || isBegun(state, addressForm(null))) return null;
    return checkoutEvents.addressSubmitted({ addressId: saved.addressId, address: null, kept: false });
  }
  const preselected = preselectedDelivery(group, delivery);
  if (preselected.methodId === '') return null;
  const typed = selectDraft(state, deliveryForm())['shippingInstructions'];
  return checkoutEvents.deliverySubmitted({
    ...sentDelivery(group, preselected),
    shippingInstructions: (typed ?? group.shippingInstructions) || null,
  });
}
