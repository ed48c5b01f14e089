import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAccountId } from '../../../contract/accountId';
import type { EffectiveAccount } from '../../platform/storage/effectiveAccount';
import { locationChanged } from '../location';

declare module '../state' {
  interface RootState {
    readonly session: SessionState;
  }
}

interface User {
  readonly userId: string | null;
}

/** The shopper has logged in; the user is known. */
export const loggedIn = createAction<User>('session/loggedIn');

/** The session of a logged-in shopper has ended, on the server or by another tab; dispatched once per session. */
export const sessionEnded = createAction<User>('session/ended');

/**
 * The page requires a login: leads to the login page and from there back (LNK-05). REPLACE keeps the requested page out
 * of the history.
 */
export const loginNeeded = createAction<'PUSH' | 'REPLACE'>('session/loginNeeded');

/**
 * The effective account, the switch to another one, and which part of the profile menu is open. Who the shopper is can
 * be read from the session context.
 */
interface SessionState {
  readonly open: 'menu' | 'accounts' | null;
  /** null: their own account (PRF-10: the id of zeros means none). */
  readonly account: EffectiveAccount | null;
  /** The account being switched to; `code` says why a switch failed. */
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
    /** The shopper has chosen an account; commands for the previous one finish first. */
    accountWanted: (state, { payload }: PayloadAction<EffectiveAccount>) => ({
      ...state,
      choice: { ...payload, code: null },
    }),
    accountRefused: (state, { payload }: PayloadAction<{ readonly code: string }>) => ({
      ...state,
      choice: state.choice && { ...state.choice, code: payload.code },
    }),
    /** From here on calls are made for this account. */
    accountChosen: actFor,
    /** The effective account of this tab's previous page is restored. */
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
