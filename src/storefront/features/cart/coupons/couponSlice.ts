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

/** What the shopper asked to do with coupons; `commandId` is the idempotency key. */
export type CouponCommand = {
  readonly commandId: string;
  /** For an added coupon the token of the typed text; for a removed one the code itself. */
  readonly couponCode: string;
  /** The checkout to be changed; null: the cart itself. */
  readonly checkoutId: string | null;
} & ({ readonly kind: 'coupon' } | { readonly kind: 'couponRemoval'; readonly cartCouponId: string });
type CommandOf<K extends CouponCommand['kind']> = Extract<CouponCommand, { readonly kind: K }>;

/** A failed command; a status of 0 means no answer, or that nothing was sent. */
interface Failed {
  readonly code: string;
  readonly status: number;
}

/** The failure code for a text that cannot be a coupon; the text is not sent and enters no action. */
const MISTYPED = 'MISTYPED';

export interface CouponState {
  readonly inFlight: readonly CouponCommand[];
  /** Why the last command failed; `kind` is that command's kind. */
  readonly problem: (Failed & { readonly kind: CouponCommand['kind'] }) | null;
  /** The coupon that was last added or removed on this page. */
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
    /** The typed text cannot be a coupon code. It may be personal, so the action does not carry it. */
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
    // Problems belong to the page on which they arose.
    builder.addCase(locationChanged, (state) => {
      state.problem = null;
      state.done = null;
    });
  },
});

export const couponReducer = couponSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const couponEvents = couponSlice.actions;

const untracked = { track: false } as const;
const { addCartCoupon, removeCartCoupon, addCheckoutCoupon, removeCheckoutCoupon } = couponApi.endpoints;

/** Adds a coupon to the cart or to a checkout of it, or removes one. */
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
  // 429: too many codes were tried; waiting a few seconds does not help.
  mayRepeat: ({ status }) => status !== 429,
  succeeded: (command) =>
    command.kind === 'coupon' ? couponEvents.couponAdded(command) : couponEvents.couponRemoved(command),
  failed: (command, { code, status }) => couponEvents.couponRefused({ ...command, code, status }),
};
cartCommands.add(couponFamily);

export const selectCoupons = ({ late }: RootState): CouponState => late.coupons ?? initialState;
