import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AddOrderToCartResult } from '../../../../contract/orders/orderSummary';
import type { RootState } from '../../../kernel/state';
import { newId } from '../../../platform/ids';
import { locationChanged } from '../../../kernel/location';

declare module '../../../kernel/state' {
  interface LateState {
    readonly reorder?: ReorderState;
  }
}

interface Wish {
  readonly commandId: string;
  readonly orderSummaryId: string;
}
interface Failed {
  readonly code: string;
  readonly status: number;
}
/** What became of each line; why one is not whole is a token of the server's words. */
type Lines = AddOrderToCartResult['results'];

export interface ReorderState {
  /** One order at a time. */
  readonly inFlight: Wish | null;
  /** What became of the last wish, until it was read or the page is left. */
  readonly outcome: (Pick<Wish, 'orderSummaryId'> & ({ readonly lines: Lines } | { readonly failed: Failed })) | null;
}

const initialState: ReorderState = { inFlight: null, outcome: null };

const isCurrent = ({ inFlight }: ReorderState, { commandId }: Wish): boolean => inFlight?.commandId === commandId;

const reorderSlice = createSlice({
  name: 'reorder',
  initialState,
  reducers: {
    requested: {
      prepare: (orderSummaryId: string) => ({ payload: { orderSummaryId, commandId: newId() } }),
      reducer: (state, { payload }: PayloadAction<Wish>): ReorderState =>
        state.inFlight === null ? { inFlight: payload, outcome: null } : state,
    },
    /** The lines were brought to the cart, each with what became of it. */
    brought: (state, { payload }: PayloadAction<Wish & { readonly lines: Lines }>): ReorderState =>
      isCurrent(state, payload)
        ? { inFlight: null, outcome: { orderSummaryId: payload.orderSummaryId, lines: payload.lines } }
        : state,
    failed: (state, { payload }: PayloadAction<Wish & Failed>): ReorderState => {
      const { orderSummaryId, code, status } = payload;
      return isCurrent(state, payload)
        ? { inFlight: null, outcome: { orderSummaryId, failed: { code, status } } }
        : state;
    },
    outcomeRead: (state): ReorderState => ({ ...state, outcome: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state) => ({ ...state, outcome: null }));
  },
});

export const reorderReducer = reorderSlice.reducer;
export const reorderEvents = reorderSlice.actions;

export const selectReorder = ({ late }: RootState): ReorderState => late.reorder ?? initialState;
