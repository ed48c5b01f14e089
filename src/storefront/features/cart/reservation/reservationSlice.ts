import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Reservation } from '../../../../contract/cart/reservation';
import { request } from '../../../api';
import { asCommand, begin, end, type Command } from '../../../kernel/commands';
import { locationChanged } from '../../../kernel/location';
import type { RootState } from '../../../kernel/state';
import { cartEvents } from '../cartSlice';
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
  /** What is known of the cart's stock on this page: reserved as the cart is now, released, or not asked for. */
  readonly held: 'unknown' | 'reserved' | 'released';
  /** Why the last command had no effect: the webstore's code, or that of a failed call. */
  readonly problem: string | null;
}

const initialState: ReservationState = { inFlight: [], held: 'unknown', problem: null };

const forget = (state: ReservationState): ReservationState => ({ ...initialState, inFlight: state.inFlight });
/** What a line grows by, and a new line, is not reserved. */
const changesCart = isAnyOf(
  cartEvents.itemAddRequested,
  cartEvents.itemRestoreRequested,
  cartEvents.quantityChangeRequested,
  cartEvents.itemRemoveRequested,
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
      },
    },
    ended: (state, { payload }: PayloadAction<Command & { readonly problem: string | null }>) => {
      const command = end(state, payload);
      if (!command || payload.problem === 'ABORTED') return;
      state.problem = payload.problem;
      if (payload.problem === null) state.held = command.kind === 'reserve' ? 'reserved' : 'released';
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
  send: ({ kind, commandId }) =>
    kind === 'reserve'
      ? request(reserveCart.initiate({ commandId }, { track: false }))
      : request(releaseCart.initiate({ commandId }, { track: false })),
  // Nothing is reserved unless all of it can be.
  succeeded: ({ commandId }, reservation) =>
    reservationEvents.ended({
      commandId,
      problem: reservation && !reservation.success ? (reservation.errorCode ?? 'INSUFFICIENT_INVENTORY') : null,
    }),
  failed: ({ commandId }, { code }) => reservationEvents.ended({ commandId, problem: code }),
};
cartCommands.add(reservationFamily);

export const selectReservation = ({ late }: RootState): ReservationState => late.reservation ?? initialState;
