import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../../kernel/state';
import { newId } from '../../../platform/ids';
import { locationChanged } from '../../../kernel/location';

declare module '../../../kernel/state' {
  interface LateState {
    readonly coupons?: CouponState;
  }
}

/** What the shopper wants of the cart's coupons; the id is also the key under which the server does it only once. */
export type CouponOperation = {
  readonly commandId: string;
  /** What was typed, as its token; of a coupon that is taken off the code itself. */
  readonly couponCode: string;
  /** The checkout it is asked of; null: the cart itself. */
  readonly checkoutId: string | null;
} & ({ readonly kind: 'coupon' } | { readonly kind: 'couponRemoval'; readonly cartCouponId: string });
type OperationOf<K extends CouponOperation['kind']> = Extract<CouponOperation, { readonly kind: K }>;

/** An operation that came to nothing; a status of 0 says that there was no answer, or no call. */
interface Failed {
  readonly code: string;
  readonly status: number;
}

/** The code of what cannot be a coupon's: it is never sent, and stands in no action. */
const MISTYPED = 'MISTYPED';

export interface CouponState {
  readonly inFlight: readonly CouponOperation[];
  /** Why the last wish failed; `kind` says of which sort it was. */
  readonly problem: (Failed & { readonly kind: CouponOperation['kind'] }) | null;
  /** The last coupon that came or went. */
  readonly done: { readonly kind: CouponOperation['kind']; readonly couponCode: string } | null;
}

const initialState: CouponState = { inFlight: [], problem: null, done: null };

function begin(state: Draft<CouponState>, operation: CouponOperation): void {
  state.inFlight.push(operation);
  state.problem = null;
  state.done = null;
}

/** False for an operation that has had its outcome, or that nobody asked for. */
function end(state: Draft<CouponState>, { commandId }: CouponOperation): boolean {
  const index = state.inFlight.findIndex((operation) => operation.commandId === commandId);
  if (index >= 0) state.inFlight.splice(index, 1);
  return index >= 0;
}

function settle(state: Draft<CouponState>, { payload }: PayloadAction<CouponOperation>): void {
  if (end(state, payload)) state.done = { kind: payload.kind, couponCode: payload.couponCode };
}

// Its events are the cart's: they wait in the cart's queue with all others.
const couponSlice = createSlice({
  name: 'cart',
  reducerPath: 'coupons',
  initialState,
  reducers: {
    couponAddRequested: {
      prepare: (couponCode: string, checkoutId: string | null = null) => ({
        payload: { kind: 'coupon' as const, commandId: newId(), couponCode, checkoutId },
      }),
      reducer: (state, { payload }: PayloadAction<OperationOf<'coupon'>>) => begin(state, payload),
    },
    couponRemoveRequested: {
      prepare: (
        coupon: { readonly cartCouponId: string; readonly couponCode: string },
        checkoutId: string | null = null,
      ) => ({
        payload: { kind: 'couponRemoval' as const, commandId: newId(), ...coupon, checkoutId },
      }),
      reducer: (state, { payload }: PayloadAction<OperationOf<'couponRemoval'>>) => begin(state, payload),
    },
    /** What stands in the field cannot be a code. What it is instead is nobody's business. */
    couponMistyped: (state) => {
      state.problem = { kind: 'coupon', code: MISTYPED, status: 0 };
      state.done = null;
    },
    couponAdded: settle,
    couponRemoved: settle,
    couponRefused: (state, { payload }: PayloadAction<CouponOperation & Failed>) => {
      if (!end(state, payload) || payload.code === 'ABORTED') return;
      state.problem = { kind: payload.kind, code: payload.code, status: payload.status };
    },
  },
  extraReducers: (builder) => {
    // What was said about the page that is left would be a riddle on the next one.
    builder.addCase(locationChanged, (state) => {
      state.problem = null;
      state.done = null;
    });
  },
});

export const couponReducer = couponSlice.reducer;
/** Every event of this slice, for the journal's registry. */
export const couponEvents = couponSlice.actions;

export const selectCoupons = ({ late }: RootState): CouponState => late.coupons ?? initialState;
