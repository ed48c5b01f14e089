import type { Draft, PayloadAction } from '@reduxjs/toolkit';
import { initialCheckout, NEW_GROUP, type CheckoutOperation, type CheckoutState } from '../checkoutState';

type CheckoutDraft = Draft<CheckoutState>;
type DeliveryState = CheckoutState['delivery'];

const deliveryKinds: readonly CheckoutOperation['kind'][] = ['address', 'delivery', 'arrange', 'groupRemoval'];

/** Whether an operation is about where and how the goods go. */
export const isDeliveryKind = (kind: CheckoutOperation['kind']): boolean => deliveryKinds.includes(kind);

/** A form of the delivery step opens or closes: what was looked at in another one is forgotten, what is shared out is not. */
const closedForms = ({ shares, done }: DeliveryState): DeliveryState => ({
  ...initialCheckout.delivery,
  shares,
  done,
});

/** What the shopper looks at and chooses in the delivery step, before any of it is sent. */
export const choosingDelivery = {
  addressChosen: (state: CheckoutDraft, { payload }: PayloadAction<{ choosing: string | null }>) => {
    state.delivery.choosing = payload.choosing;
    state.delivery.editing = null;
  },
  addressEdited: (state: CheckoutDraft, { payload }: PayloadAction<{ addressId: string | null }>) => {
    state.delivery.editing = payload.addressId;
  },
  addressKeepingChosen: (state: CheckoutDraft, { payload }: PayloadAction<{ kept: boolean }>) => {
    state.delivery.kept = payload.kept;
  },
  methodChosen: (state: CheckoutDraft, { payload }: PayloadAction<{ deliveryMethodId: string }>) => {
    state.delivery.methodId = payload.deliveryMethodId;
  },
  dayChosen: (state: CheckoutDraft, { payload }: PayloadAction<{ day: string }>) => {
    state.delivery.day = payload.day;
  },
  /** The form of one delivery among several opens (`new`: one is added), or none is open any more. */
  groupOpened: (state: CheckoutDraft, { payload }: PayloadAction<{ group: string | null }>) => {
    const { group } = payload;
    state.delivery = { ...closedForms(state.delivery), group, done: group === null ? 'closed' : null };
    Reflect.deleteProperty(state.problems, 'delivery');
    if (state.placing === null) state.step = 'delivery';
  },
  /** So many of a line shall be in a delivery. */
  shareChosen: (
    state: CheckoutDraft,
    { payload }: PayloadAction<{ cartItemId: string; deliveryGroupId: string; quantity: number }>,
  ) => {
    const { cartItemId, deliveryGroupId, quantity } = payload;
    const { shares } = state.delivery;
    shares[cartItemId] = { ...shares[cartItemId], [deliveryGroupId]: quantity };
    state.delivery.done = null;
  },
  sharesForgotten: (state: CheckoutDraft) => {
    state.delivery.shares = {};
    state.delivery.done = null;
  },
  /** There are several deliveries, and they are as the shopper wants them. */
  deliveriesSettled: (state: CheckoutDraft) => {
    state.step = null;
    state.delivery.done = null;
  },
} as const;

/** Whether the delivery step stays open after an operation: for a place its way and day are looked at once more. */
export const staysAtDelivery = (operation: CheckoutOperation): boolean => {
  switch (operation.kind) {
    case 'address':
    case 'groupRemoval':
      return true;
    case 'delivery':
      return operation.deliveryGroupId !== undefined;
    case 'arrange':
      return !operation.onwards;
    default:
      return false;
  }
};

/** What is looked at in the delivery step after an operation was done. */
export const afterDelivery = (delivery: DeliveryState, operation: CheckoutOperation): DeliveryState => {
  const closed = closedForms(delivery);
  switch (operation.kind) {
    case 'address':
      if (operation.deliveryGroupId === NEW_GROUP) return { ...closed, done: 'added' };
      return { ...closed, group: operation.deliveryGroupId ?? null };
    case 'delivery':
      return operation.deliveryGroupId === undefined ? delivery : { ...closed, done: 'saved' };
    case 'arrange':
      return { ...delivery, shares: {}, done: operation.onwards ? null : 'arranged' };
    case 'groupRemoval':
      return { ...closed, done: 'removed' };
    default:
      return delivery;
  }
};
