import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LoginBody } from '../../../contract/account/login';
import type { PasswordChangeBody, PasswordRequestBody } from '../../../contract/account/password';
import type { RegistrationBody } from '../../../contract/account/registration';
import type { RootState } from '../../kernel/state';
import { asCommand, type Command } from '../../kernel/commands';
import { locationChanged } from '../../kernel/location';

declare module '../../kernel/state' {
  interface LateState {
    readonly account?: AccountState;
  }
}

/** The forms of authentication and registration, by the name of their drafts. */
export type AccountForm = 'login' | 'forgottenPassword' | 'resetPassword' | 'becomeCustomer';

interface Failed {
  readonly code: string;
  readonly status: number;
}

/** Logs in with vault tokens of user name and password. Ends in session/loggedIn or loginFailed. */
export const loginRequested = createAction<Pick<LoginBody, 'username' | 'password'> & { readonly startUrl: string }>(
  'session/loginRequested',
);
export const loginFailed = createAction<Failed>('session/loginFailed');

/** The form being sent, and the last one sent successfully. */
export interface AccountState {
  readonly sending: AccountForm | null;
  readonly done: AccountForm | null;
}

const initialState: AccountState = { sending: null, done: null };

const sending = (form: AccountForm) => (): AccountState => ({ sending: form, done: null });
const done = (form: AccountForm) => (): AccountState => ({ sending: null, done: form });
const failed = (_state: AccountState, _action: PayloadAction<Failed>): AccountState => initialState;

const accountSlice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    passwordMailRequested: {
      prepare: (body: PasswordRequestBody) => asCommand({ ...body }),
      reducer: (_state, _action: PayloadAction<PasswordRequestBody & Command>) => sending('forgottenPassword')(),
    },
    passwordMailSent: done('forgottenPassword'),
    passwordMailFailed: failed,
    passwordChangeRequested: {
      prepare: (body: PasswordChangeBody) => asCommand({ ...body }),
      reducer: (_state, _action: PayloadAction<PasswordChangeBody & Command>) => sending('resetPassword')(),
    },
    passwordChanged: done('resetPassword'),
    passwordChangeFailed: failed,
    registrationRequested: {
      prepare: (body: RegistrationBody) => asCommand({ ...body }),
      reducer: (_state, _action: PayloadAction<RegistrationBody & Command>) => sending('becomeCustomer')(),
    },
    registered: done('becomeCustomer'),
    registrationFailed: failed,
  },
  extraReducers: (builder) => {
    builder.addCase(loginRequested, sending('login'));
    builder.addCase(loginFailed, failed);
    // A login is complete once the shopper has reached the page they wanted.
    builder.addCase(locationChanged, () => initialState);
  },
});

export const accountReducer = accountSlice.reducer;
export const {
  passwordMailRequested,
  passwordMailSent,
  passwordMailFailed,
  passwordChangeRequested,
  passwordChanged,
  passwordChangeFailed,
  registrationRequested,
  registered,
  registrationFailed,
} = accountSlice.actions;
export const accountEvents = { ...accountSlice.actions, loginRequested, loginFailed };

const accountOf = ({ late }: RootState): AccountState => late.account ?? initialState;
export const selectSending = (state: RootState): AccountForm | null => accountOf(state).sending;
export const selectDone = (state: RootState): AccountForm | null => accountOf(state).done;
