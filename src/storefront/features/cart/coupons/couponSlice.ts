import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../../kernel/state';
import { request } from '../../../api';
import { asCommand, begin, end } from '../../../kernel/commands';
import { locationChanged } from '../../../kernel/location';
import { cartCommands, type CartFamily } from '../commands/cartCommands';
import { couponApi } from './couponApi';

declare module '../../../kernel/state' {
  interface LateState {
    readonly coupons?: CouponState;
  }
}

/** What the shopper wants of the cart's coupons; the id is also the key under which the server does it only once. */
export type CouponCommand = {
  readonly commandId: string;
  /** What was typed, as its token; of a coupon that is taken off the code itself. */
  readonly couponCode: string;
  /** The checkout it is asked of; null: the cart itself. */
  readonly checkoutId: string | null;
} & ({ readonly kind: 'coupon' } | { readonly kind: 'couponRemoval'; readonly cartCouponId: string });
type CommandOf<K extends CouponCommand['kind']> = Extract<CouponCommand, { readonly kind: K }>;

/** A command that came to nothing; a status of 0 says that there was no answer, or no call. */
interface Failed {
  readonly code: string;
  readonly status: number;
}

/** The code of what cannot be a coupon's: it is never sent, and stands in no action. */
const MISTYPED = 'MISTYPED';

export interface CouponState {
  readonly inFlight: readonly CouponCommand[];
  /** Why the last command failed; `kind` says of which sort it was. */
  readonly problem: (Failed & { readonly kind: CouponCommand['kind'] }) | null;
  /** The last coupon that came or went. */
  readonly done: { readonly kind: CouponCommand['kind']; readonly couponCode: string } | null;
}

const initialState: CouponState = { inFlight: [], problem: null, done: null };

function beginCoupon(state: Draft<CouponState>, command: CouponCommand): void {
  begin(state, command);
  state.problem = null;
  state.done = null;
}

function settle(state: Draft<CouponState>, { payload }: PayloadAction<CouponCommand>): void {
  if (end(state, payload)) state.done = { kind: payload.kind, couponCode: payload.couponCode };
}

const couponSlice = createSlice({
  name: 'cart',
  reducerPath: 'coupons',
  initialState,
  reducers: {
    couponAddRequested: {
      prepare: (couponCode: string, checkoutId: string | null = null) =>
        asCommand({ kind: 'coupon', couponCode, checkoutId }),
      reducer: (state, { payload }: PayloadAction<CommandOf<'coupon'>>) => beginCoupon(state, payload),
    },
    couponRemoveRequested: {
      prepare: (
        coupon: { readonly cartCouponId: string; readonly couponCode: string },
        checkoutId: string | null = null,
      ) => asCommand({ kind: 'couponRemoval', ...coupon, checkoutId }),
      reducer: (state, { payload }: PayloadAction<CommandOf<'couponRemoval'>>) => beginCoupon(state, payload),
    },
    /** What stands in the field cannot be a code. What it is instead is nobody's business. */
    couponMistyped: (state) => {
      state.problem = { kind: 'coupon', code: MISTYPED, status: 0 };
      state.done = null;
    },
    couponAdded: settle,
    couponRemoved: settle,
    couponRefused: (state, { payload }: PayloadAction<CouponCommand & Failed>) => {
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

const untracked = { track: false } as const;
const { addCartCoupon, removeCartCoupon, addCheckoutCoupon, removeCheckoutCoupon } = couponApi.endpoints;

/** A code joins the cart, or a checkout of it, or is taken off. */
const couponFamily: CartFamily<CouponCommand, unknown> = {
  requests: [couponEvents.couponAddRequested, couponEvents.couponRemoveRequested],
  ofWholeCart: true,
  send(command) {
    const { commandId, checkoutId } = command;
    if (command.kind === 'coupon') {
      const { couponCode } = command;
      return checkoutId === null
        ? request(addCartCoupon.initiate({ commandId, couponCode }, untracked))
        : request(addCheckoutCoupon.initiate({ commandId, checkoutId, couponCode }, untracked));
    }
    const { cartCouponId } = command;
    return checkoutId === null
      ? request(removeCartCoupon.initiate({ commandId, cartCouponId }, untracked))
      : request(removeCheckoutCoupon.initiate({ commandId, checkoutId, cartCouponId }, untracked));
  },
  // Too many codes were tried: that does not pass within seconds.
  mayRepeat: ({ status }) => status !== 429,
  succeeded: (command) =>
    command.kind === 'coupon' ? couponEvents.couponAdded(command) : couponEvents.couponRemoved(command),
  failed: (command, { code, status }) => couponEvents.couponRefused({ ...command, code, status }),
};
cartCommands.add(couponFamily);

export const selectCoupons = ({ late }: RootState): CouponState => late.coupons ?? initialState;
