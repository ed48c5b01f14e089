import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAccountId } from '../../../contract/accountId';
import type { EffectiveAccount } from '../../platform/storage/effectiveAccount';
import { locationChanged } from '../location';

declare module '../state' {
  interface RootState {
    readonly session: SessionState;
  }
}

interface Who {
  readonly userId: string | null;
}

/** The shopper is logged in, and the shop knows as whom. */
export const loggedIn = createAction<Who>('session/loggedIn');

/** The server no longer knows the session of a shopper who was logged in; once for each session. */
export const sessionEnded = createAction<Who>('session/ended');

/**
 * Somebody who is not logged in has to be for what they came to: leads to the login page, and from there back (LNK-05).
 * With REPLACE the page they came to is no step of the history.
 */
export const loginNeeded = createAction<'PUSH' | 'REPLACE'>('session/loginNeeded');

/** What is open of the shopper's own, and for whom they act. Who they are is the session context's to say. */
interface SessionState {
  readonly open: 'menu' | 'accounts' | null;
  /** null: for their own account (PRF-10: the id of zeros means none). */
  readonly account: EffectiveAccount | null;
  /** The account that is being changed to; with a code that came to nothing. */
  readonly choice: (EffectiveAccount & { readonly code: string | null }) | null;
}

const initialState: SessionState = { open: null, account: null, choice: null };

const actFor = (state: SessionState, { payload }: PayloadAction<EffectiveAccount>): SessionState => ({
  ...state,
  account: isAccountId(payload.id) ? payload : null,
  choice: null,
});
const forget = (state: SessionState): SessionState => ({ ...state, account: null });
const close = (state: SessionState): SessionState => ({ ...initialState, account: state.account });

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    menuOpened: (state) => ({ ...state, open: 'menu' as const }),
    accountsOpened: (state) => ({ ...state, open: 'accounts' as const }),
    menuClosed: close,
    /** The shopper has chosen; what was asked for the account before is done first. */
    accountWanted: (state, { payload }: PayloadAction<EffectiveAccount>) => ({
      ...state,
      choice: { ...payload, code: null },
    }),
    accountRefused: (state, { payload }: PayloadAction<{ readonly code: string }>) => ({
      ...state,
      choice: state.choice && { ...state.choice, code: payload.code },
    }),
    /** From here on every call is made for it. */
    accountChosen: actFor,
    /** On the tab's page before the shopper acted for it. */
    accountRestored: actFor,
    accountLeft: forget,
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, close).addCase(loggedIn, forget).addCase(sessionEnded, forget);
  },
  selectors: {
    selectProfileMenuOpen: (state) => state.open === 'menu',
    selectAccountsOpen: (state) => state.open === 'accounts',
    selectEffectiveAccount: (state) => state.account,
    selectAccountChoice: (state) => state.choice,
  },
});

export const sessionReducer = sessionSlice.reducer;
export const {
  menuOpened: profileMenuOpened,
  menuClosed: profileMenuClosed,
  accountsOpened,
  accountWanted,
  accountRefused,
  accountChosen,
  accountRestored,
  accountLeft,
} = sessionSlice.actions;
export const sessionEvents = { ...sessionSlice.actions, loggedIn, loginNeeded, sessionEnded };
export const { selectProfileMenuOpen, selectAccountsOpen, selectEffectiveAccount, selectAccountChoice } =
  sessionSlice.selectors;
