import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Reservation } from '../../../../contract/cart/reservation';
import { request } from '../../../api';
import { asCommand, begin, end, type Command } from '../../../kernel/commands';
import { locationChanged } from '../../../kernel/location';
import { accountChosen, accountLeft, loggedIn, sessionEnded } from '../../../kernel/session';
import type { RootState } from '../../../kernel/state';
import { cartChangedElsewhere } from '../../../kernel/tabs';
import { cartEvents } from '../cartSlice';
import { batchEvents } from '../batch/batchCommands';
import { cartCommands, type CartFamily } from '../commands/cartCommands';
import { reservationApi } from './reservationApi';

declare module '../../../kernel/state' {
  interface LateState {
    readonly reservation?: ReservationState;
  }
}

export type ReservationCommand = Command & { readonly kind: 'reserve' | 'release' };

export interface ReservationState {
  readonly inFlight: readonly ReservationCommand[];
  /** What is known of the cart's stock on this page: reserved as the cart is now, released, or unknown. */
  readonly held: 'unknown' | 'reserved' | 'released';
  /**
   * The cart or its owner has changed since the command in flight was requested: its outcome says nothing about the
   * cart as it is now.
   */
  readonly isOutdated: boolean;
  /** Why the last command failed: the webstore's code, or that of the failed call. null: no failure is known. */
  readonly problem: string | null;
}

const initialState: ReservationState = { inFlight: [], held: 'unknown', isOutdated: false, problem: null };

const forget = ({ inFlight }: ReservationState): ReservationState => ({
  ...initialState,
  inFlight,
  isOutdated: inFlight.length > 0,
});
/** After these actions a reservation may no longer match the cart: new lines and added quantities are not reserved. */
const changesCart = isAnyOf(
  cartEvents.itemAddRequested,
  cartEvents.itemRestoreRequested,
  cartEvents.quantityChangeRequested,
  cartEvents.itemRemoveRequested,
  batchEvents.itemsAddRequested,
  cartChangedElsewhere,
  loggedIn,
  sessionEnded,
  accountChosen,
  accountLeft,
);

const reservationSlice = createSlice({
  name: 'reservation',
  initialState,
  reducers: {
    requested: {
      prepare: (kind: ReservationCommand['kind']) => asCommand({ kind }),
      reducer: (state, { payload }: PayloadAction<ReservationCommand>) => {
        begin(state, payload);
        state.problem = null;
        state.isOutdated = false;
      },
    },
    ended: (state, { payload }: PayloadAction<Command & { readonly problem: string | null }>) => {
      const command = end(state, payload);
      if (!command || state.isOutdated || payload.problem === 'ABORTED') return;
      state.problem = payload.problem;
      if (payload.problem === null) state.held = command.kind === 'reserve' ? 'reserved' : 'released';
      // The failed call may have released the stock nevertheless.
      else if (command.kind === 'release') state.held = 'unknown';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, forget);
    builder.addMatcher(changesCart, forget);
  },
});

export const reservationReducer = reservationSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const reservationEvents = reservationSlice.actions;

const { reserveCart, releaseCart } = reservationApi.endpoints;

const reservationFamily: CartFamily<ReservationCommand, Reservation | null> = {
  requests: [reservationEvents.requested],
  keepsLines: true,
  send: ({ kind, commandId }) =>
    kind === 'reserve'
      ? request(reserveCart.initiate({ commandId }, { track: false }))
      : request(releaseCart.initiate({ commandId }, { track: false })),
  // Nothing is reserved unless the whole cart can be.
  succeeded: ({ commandId }, reservation) =>
    reservationEvents.ended({
      commandId,
      problem: reservation && !reservation.success ? (reservation.errorCode ?? 'INSUFFICIENT_INVENTORY') : null,
    }),
  failed: ({ commandId }, { code }) => reservationEvents.ended({ commandId, problem: code }),
};
cartCommands.add(reservationFamily);

export const selectReservation = ({ late }: RootState): ReservationState => late.reservation ?? initialState;
