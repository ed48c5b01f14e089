import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChangeStandingDeliveryBody } from '../../../contract/orders/standingDelivery';
import { asCommand, type Command } from '../../kernel/commands';
import { locationChanged } from '../../kernel/location';
import type { RootState } from '../../kernel/state';
import type { SoldUnder } from '../cart';

declare module '../../kernel/state' {
  interface LateState {
    readonly standing?: StandingState;
  }
}

interface Change extends ChangeStandingDeliveryBody {
  readonly standingDeliveryId: string;
}
export type ChangeCommand = Change & Command;

export interface StandingState {
  /** The chosen selling models by product id; products without an entry are delivered once. */
  readonly sold: Readonly<Record<string, SoldUnder>>;
  /** The change being carried out, one at a time. */
  readonly inFlight: ChangeCommand | null;
  /** The delivery that the shopper is asked to confirm stopping; null: none. */
  readonly asked: string | null;
  /** The delivery whose last change failed. */
  readonly failed: string | null;
}

const initialState: StandingState = { sold: {}, inFlight: null, asked: null, failed: null };

const isCurrent = ({ inFlight }: StandingState, { commandId }: Command): boolean => inFlight?.commandId === commandId;

const standingSlice = createSlice({
  name: 'standing',
  initialState,
  reducers: {
    /** null: once. */
    rhythmChosen: (
      state,
      { payload: { productId, sold } }: PayloadAction<{ readonly productId: string; readonly sold: SoldUnder | null }>,
    ): StandingState => {
      const others = Object.fromEntries(Object.entries(state.sold).filter(([id]) => id !== productId));
      return { ...state, sold: sold === null ? others : { ...others, [productId]: sold } };
    },
    stopAsked: (state, { payload }: PayloadAction<string | null>): StandingState => ({ ...state, asked: payload }),
    changeRequested: {
      prepare: (change: Change) => asCommand(change),
      reducer: (state, { payload }: PayloadAction<ChangeCommand>): StandingState =>
        state.inFlight === null ? { ...state, inFlight: payload, asked: null, failed: null } : state,
    },
    changed: (state, { payload }: PayloadAction<ChangeCommand>): StandingState =>
      isCurrent(state, payload) ? { ...state, inFlight: null } : state,
    changeFailed: (state, { payload }: PayloadAction<ChangeCommand & { readonly code: string }>): StandingState => {
      if (!isCurrent(state, payload)) return state;
      // The failure of an aborted command is not shown: its user is gone.
      return { ...state, inFlight: null, failed: payload.code === 'ABORTED' ? null : payload.standingDeliveryId };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state) => ({ ...state, asked: null, failed: null }));
  },
});

export const standingReducer = standingSlice.reducer;
export const standingEvents = standingSlice.actions;
export const selectStanding = ({ late }: RootState): StandingState => late.standing ?? initialState;
