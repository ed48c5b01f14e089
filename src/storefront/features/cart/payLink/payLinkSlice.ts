import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { request } from '../../../api';
import { asCommand, begin, end, type Command } from '../../../kernel/commands';
import { locationChanged } from '../../../kernel/location';
import type { RootState } from '../../../kernel/state';
import { cartChangedElsewhere } from '../../../kernel/tabs';
import { cartEvents } from '../cartSlice';
import { cartCommands, type CartFamily } from '../commands/cartCommands';
import { couponEvents } from '../coupons/couponSlice';
import { payLinkApi } from './payLinkApi';

declare module '../../../kernel/state' {
  interface LateState {
    readonly payLink?: PayLinkState;
  }
}

export interface PayLinkState {
  readonly inFlight: readonly Command[];
  /** The id of the shared copy; null: none was made on this page. */
  readonly cartId: string | null;
  /** Why the last attempt failed. */
  readonly problem: string | null;
  /** Whether the link could be copied; null: nobody has tried. */
  readonly copied: boolean | null;
}

const initialState: PayLinkState = { inFlight: [], cartId: null, problem: null, copied: null };

const forget = (state: PayLinkState): PayLinkState => ({ ...initialState, inFlight: state.inFlight });
const changesCart = isAnyOf(
  cartEvents.itemAddRequested,
  cartEvents.itemRestoreRequested,
  cartEvents.quantityChangeRequested,
  cartEvents.itemRemoveRequested,
  couponEvents.couponAddRequested,
  couponEvents.couponRemoveRequested,
  cartChangedElsewhere,
);

const payLinkSlice = createSlice({
  name: 'payLink',
  initialState,
  reducers: {
    shareRequested: {
      prepare: () => asCommand({}),
      reducer: (state, { payload }: PayloadAction<Command>) => {
        begin(state, payload);
        state.cartId = null;
        state.problem = null;
        state.copied = null;
      },
    },
    shared: (state, { payload }: PayloadAction<Command & { readonly cartId: string }>) => {
      if (end(state, payload)) state.cartId = payload.cartId;
    },
    shareFailed: (state, { payload }: PayloadAction<Command & { readonly code: string }>) => {
      if (end(state, payload) && payload.code !== 'ABORTED') state.problem = payload.code;
    },
    copyEnded: (state, { payload }: PayloadAction<{ readonly copied: boolean }>) => {
      state.copied = payload.copied;
    },
  },
  extraReducers: (builder) => {
    // The link leads to a copy of the cart: it is no longer offered once the page or the cart has changed.
    builder.addCase(locationChanged, forget);
    builder.addMatcher(changesCart, forget);
  },
});

export const payLinkReducer = payLinkSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const payLinkEvents = payLinkSlice.actions;

const payLinkFamily: CartFamily<Command, unknown> = {
  requests: [payLinkEvents.shareRequested],
  send: ({ commandId }) =>
    request(payLinkApi.endpoints.cloneCart.initiate({ commandId, targetType: 'PayNowReadOnly' }, { track: false })),
  // Checked edge: `send` returns a cart's summary, and the base query requires its `cartId`.
  succeeded: ({ commandId }, data) =>
    payLinkEvents.shared({ commandId, cartId: (data as { readonly cartId: string }).cartId }),
  failed: ({ commandId }, { code }) => payLinkEvents.shareFailed({ commandId, code }),
};
cartCommands.add(payLinkFamily);

export const selectPayLink = ({ late }: RootState): PayLinkState => late.payLink ?? initialState;
