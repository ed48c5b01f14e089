import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../kernel/state';
import { selectIsLoggedIn } from '../session';
import { loggedIn } from '../../kernel/session';

declare module '../../kernel/state' {
  interface LateState {
    readonly guestDetails?: GuestDetailsState;
  }
}

/** Who a guest has said they are (CTX-02): tokens of the vault. */
export interface GuestUserDetails {
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** null: nobody has said, or somebody has logged in since. */
export interface GuestDetailsState {
  readonly details: GuestUserDetails | null;
}

const initialState: GuestDetailsState = { details: null };

const guestDetailsSlice = createSlice({
  name: 'guestDetails',
  initialState,
  reducers: {
    /** A guest has sent the checkout's contact step. */
    given: (_state, { payload }: PayloadAction<GuestUserDetails>) => ({ details: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedIn, () => initialState);
  },
});

export const guestDetailsReducer = guestDetailsSlice.reducer;
/** Every event of this slice, for the journal's registry. */
export const guestDetailsEvents = guestDetailsSlice.actions;

/** A guest's details, kept only while nobody is logged in (CTX-04): the next checkout of the page life begins with them. */
export const selectGuestUserDetails = (state: RootState): GuestUserDetails | null =>
  selectIsLoggedIn(state) ? null : (state.late.guestDetails?.details ?? null);
