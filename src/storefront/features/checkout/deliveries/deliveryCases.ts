import type { Draft, PayloadAction } from '@reduxjs/toolkit';
import {
  initialCheckout,
  NEW_GROUP,
  type CheckoutOperation,
  type CheckoutState,
  type OperationOf,
  type Shares,
} from '../checkoutState';

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

/** What is still wished once these quantities are so: whatever was changed while they were being sent. */
const withoutSent = (shares: Shares, { arrangements }: OperationOf<'arrange'>): Shares => {
  const isSent = (cartItemId: string, deliveryGroupId: string, quantity: number): boolean =>
    arrangements.some(
      (sent) =>
        sent.cartItemId === cartItemId &&
        sent.deliveryGroupId === deliveryGroupId &&
        Number(sent.quantity) === quantity,
    );
  return Object.fromEntries(
    Object.entries(shares).map(([cartItemId, wished]) => [
      cartItemId,
      Object.fromEntries(Object.entries(wished).filter(([group, quantity]) => !isSent(cartItemId, group, quantity))),
    ]),
  );
};

/**
 * What is looked at in the delivery step after an operation was done. A form that the shopper has opened meanwhile is
 * left alone.
 */
export const afterDelivery = (delivery: DeliveryState, operation: CheckoutOperation): DeliveryState => {
  const closed = closedForms(delivery);
  switch (operation.kind) {
    case 'address': {
      const group = operation.deliveryGroupId ?? null;
      if (delivery.group !== group) return delivery;
      return group === NEW_GROUP ? { ...closed, done: 'added' } : { ...closed, group };
    }
    case 'delivery':
      return operation.deliveryGroupId === undefined || delivery.group !== operation.deliveryGroupId
        ? delivery
        : { ...closed, done: 'saved' };
    case 'arrange': {
      const isDone = !operation.onwards && delivery.group === null;
      return { ...delivery, shares: withoutSent(delivery.shares, operation), done: isDone ? 'arranged' : null };
    }
    case 'groupRemoval':
      return delivery.group === null || delivery.group === operation.deliveryGroupId
        ? { ...closed, done: 'removed' }
        : delivery;
    default:
      return delivery;
  }
};
