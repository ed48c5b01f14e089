import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AddOrderToCartResult } from '../../../../contract/orders/orderSummary';
import type { RootState } from '../../../kernel/state';
import { asCommand, type Command } from '../../../kernel/commands';
import { request } from '../../../api';
import { locationChanged } from '../../../kernel/location';
import { cartCommands, type CartFamily } from '../../cart';
import { ordersApi } from '../ordersApi';

declare module '../../../kernel/state' {
  interface LateState {
    readonly reorder?: ReorderState;
  }
}

interface ReorderCommand extends Command {
  readonly orderSummaryId: string;
}
interface Failed {
  readonly code: string;
  readonly status: number;
}
/** The outcome of each line; the reason for an incomplete one is a token of the server's text. */
type Lines = AddOrderToCartResult['results'];

export interface ReorderState {
  /** The order being added to the cart, one at a time. */
  readonly inFlight: ReorderCommand | null;
  /** The outcome of the last one, until it is dismissed or the page is left. */
  readonly outcome:
    (Pick<ReorderCommand, 'orderSummaryId'> & ({ readonly lines: Lines } | { readonly failed: Failed })) | null;
}

const initialState: ReorderState = { inFlight: null, outcome: null };

const isCurrent = ({ inFlight }: ReorderState, { commandId }: Command): boolean => inFlight?.commandId === commandId;

const reorderSlice = createSlice({
  name: 'reorder',
  initialState,
  reducers: {
    requested: {
      prepare: (orderSummaryId: string) => asCommand({ orderSummaryId }),
      reducer: (state, { payload }: PayloadAction<ReorderCommand>): ReorderState =>
        state.inFlight === null ? { inFlight: payload, outcome: null } : state,
    },
    /**
     * The server has answered with an outcome for each line: added, incomplete, refused, or still being added (202).
     */
    brought: (state, { payload }: PayloadAction<ReorderCommand & { readonly lines: Lines }>): ReorderState =>
      isCurrent(state, payload)
        ? { inFlight: null, outcome: { orderSummaryId: payload.orderSummaryId, lines: payload.lines } }
        : state,
    failed: (state, { payload }: PayloadAction<ReorderCommand & Failed>): ReorderState => {
      const { orderSummaryId, code, status } = payload;
      if (!isCurrent(state, payload)) return state;
      // Aborted because the session has ended: nothing is shown to the next visitor.
      return { inFlight: null, outcome: code === 'ABORTED' ? null : { orderSummaryId, failed: { code, status } } };
    },
    outcomeRead: (state): ReorderState => ({ ...state, outcome: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state) => ({ ...state, outcome: null }));
  },
});

export const reorderReducer = reorderSlice.reducer;
export const reorderEvents = reorderSlice.actions;
export type OrderBrought = ReturnType<typeof reorderEvents.brought>;

export const selectReorder = ({ late }: RootState): ReorderState => late.reorder ?? initialState;

const reorderFamily: CartFamily<ReorderCommand, AddOrderToCartResult> = {
  requests: [reorderEvents.requested],
  isTaken: (state, command) => isCurrent(selectReorder(state), command),
  ofWholeCart: true,
  send: (command) => request(ordersApi.endpoints.addOrderToCart.initiate(command, { track: false })),
  succeeded: (command, { results }) => reorderEvents.brought({ ...command, lines: results }),
  failed: (command, { code, status }) => reorderEvents.failed({ ...command, code, status }),
};
cartCommands.add(reorderFamily);
