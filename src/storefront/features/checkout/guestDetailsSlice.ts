import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../kernel/state';
import { selectIsLoggedIn } from '../visitor';
import { loggedIn } from '../../kernel/session';

declare module '../../kernel/state' {
  interface LateState {
    readonly guestDetails?: GuestDetailsState;
  }
}

/** The details a guest gave about themselves (CTX-02), as vault tokens. */
export interface GuestUserDetails {
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}

export interface GuestDetailsState {
  /** null: none given, or somebody has logged in since. */
  readonly details: GuestUserDetails | null;
}

const initialState: GuestDetailsState = { details: null };

const guestDetailsSlice = createSlice({
  name: 'guestDetails',
  initialState,
  reducers: {
    /** A guest submitted the contact step. */
    given: (_state, { payload }: PayloadAction<GuestUserDetails>) => ({ details: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedIn, () => initialState);
  },
});

export const guestDetailsReducer = guestDetailsSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const guestDetailsEvents = guestDetailsSlice.actions;

/** A guest's details, dropped at login (CTX-04); the next checkout of this page life is prefilled with them. */
export const selectGuestUserDetails = (state: RootState): GuestUserDetails | null =>
  selectIsLoggedIn(state) ? null : (state.late.guestDetails?.details ?? null);
