import type { Draft, PayloadAction } from '@reduxjs/toolkit';
import {
  initialCheckout,
  NEW_GROUP,
  type CheckoutCommand,
  type CheckoutState,
  type CommandOf,
  type Shares,
} from '../checkoutState';

type CheckoutDraft = Draft<CheckoutState>;
type DeliveryState = CheckoutState['delivery'];

const deliveryKinds: readonly CheckoutCommand['kind'][] = ['address', 'delivery', 'arrange', 'groupRemoval'];

export const isDeliveryKind = (kind: CheckoutCommand['kind']): boolean => deliveryKinds.includes(kind);

/** The delivery step with all its forms closed and their choices reset; keeps the unsent distribution and `done`. */
const closedForms = ({ shares, done }: DeliveryState): DeliveryState => ({
  ...initialCheckout.delivery,
  shares,
  done,
});

/** Reducers for the shopper's choices in the delivery step that are not sent yet. */
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
  /** The form of one of several deliveries was opened (`new`: to add one), or closed (null). */
  groupOpened: (state: CheckoutDraft, { payload }: PayloadAction<{ group: string | null }>) => {
    const { group } = payload;
    state.delivery = { ...closedForms(state.delivery), group, done: group === null ? 'closed' : null };
    Reflect.deleteProperty(state.problems, 'delivery');
    if (state.placing === null) state.step = 'delivery';
  },
  /** A quantity of a line was assigned to a delivery. */
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
  /** The shopper has confirmed several deliveries. */
  deliveriesSettled: (state: CheckoutDraft) => {
    state.step = null;
    state.delivery.done = null;
  },
} as const;

/**
 * Whether the delivery step stays open after a command: a new address changes methods and days, which are to be
 * confirmed; with several deliveries the shopper decides when the step is finished.
 */
export function staysAtDelivery(command: CheckoutCommand): boolean {
  switch (command.kind) {
    case 'address':
    case 'groupRemoval':
      return true;
    case 'delivery':
      return command.deliveryGroupId !== undefined;
    case 'arrange':
      return !command.onwards;
    default:
      return false;
  }
}

/** The distribution that remains to be sent: changes made while the command was running. */
function withoutSent(shares: Shares, { arrangements }: CommandOf<'arrange'>): Shares {
  const isSent = (cartItemId: string, deliveryGroupId: string, quantity: number): boolean =>
    arrangements.some(
      (sent) =>
        sent.cartItemId === cartItemId &&
        sent.deliveryGroupId === deliveryGroupId &&
        Number(sent.quantity) === quantity,
    );
  return Object.fromEntries(
    Object.entries(shares).map(([cartItemId, wanted]) => [
      cartItemId,
      Object.fromEntries(Object.entries(wanted).filter(([group, quantity]) => !isSent(cartItemId, group, quantity))),
    ]),
  );
}

/** The state of the delivery step after a successful command. Keeps a form that was opened during the command. */
export function afterDelivery(delivery: DeliveryState, command: CheckoutCommand): DeliveryState {
  const closed = closedForms(delivery);
  switch (command.kind) {
    case 'address': {
      const group = command.deliveryGroupId ?? null;
      if (delivery.group !== group) return delivery;
      return group === NEW_GROUP ? { ...closed, done: 'added' } : { ...closed, group };
    }
    case 'delivery':
      return command.deliveryGroupId === undefined || delivery.group !== command.deliveryGroupId
        ? delivery
        : { ...closed, done: 'saved' };
    case 'arrange': {
      const isDone = !command.onwards && delivery.group === null;
      return { ...delivery, shares: withoutSent(delivery.shares, command), done: isDone ? 'arranged' : null };
    }
    case 'groupRemoval':
      return delivery.group === null || delivery.group === command.deliveryGroupId
        ? { ...closed, done: 'removed' }
        : delivery;
    default:
      return delivery;
  }
}
