import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LoginBody } from '../../../contract/authentication/login';
import type { PasswordChangeBody, PasswordRequestBody } from '../../../contract/authentication/password';
import type { RegistrationBody } from '../../../contract/authentication/registration';
import type { RootState } from '../../kernel/state';
import { asCommand, type Command } from '../../kernel/commands';
import { locationChanged, navigationFailed } from '../../kernel/location';

declare module '../../kernel/state' {
  interface LateState {
    readonly authentication?: AuthenticationState;
  }
}

/** The forms of authentication and registration, by the name of their drafts. */
export type AuthenticationForm = 'login' | 'forgottenPassword' | 'resetPassword' | 'becomeCustomer';

interface Failed {
  readonly code: string;
  readonly status: number;
}

/** Requests a login with vault tokens of user name and password. Ends in session/loggedIn or loginFailed. */
export const loginRequested = createAction<Pick<LoginBody, 'username' | 'password'> & { readonly startUrl: string }>(
  'session/loginRequested',
);
export const loginFailed = createAction<Failed>('session/loginFailed');

/** The form being sent, and the last one sent successfully. */
export interface AuthenticationState {
  readonly sending: AuthenticationForm | null;
  readonly done: AuthenticationForm | null;
}

const initialState: AuthenticationState = { sending: null, done: null };

const sending = (form: AuthenticationForm) => (): AuthenticationState => ({ sending: form, done: null });
const done = (form: AuthenticationForm) => (): AuthenticationState => ({ sending: null, done: form });
const failed = (_state: AuthenticationState, _action: PayloadAction<Failed>): AuthenticationState => initialState;

const authenticationSlice = createSlice({
  name: 'authentication',
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
    // A successful login has no event here: it ends when the requested page is reached, or cannot be. Any navigation
    // resets the state.
    builder.addCase(locationChanged, () => initialState);
    builder.addCase(navigationFailed, () => initialState);
  },
});

export const authenticationReducer = authenticationSlice.reducer;
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
} = authenticationSlice.actions;
export const authenticationEvents = { ...authenticationSlice.actions, loginRequested, loginFailed };

const authenticationOf = ({ late }: RootState): AuthenticationState => late.authentication ?? initialState;
export const selectSending = (state: RootState): AuthenticationForm | null => authenticationOf(state).sending;
export const selectDone = (state: RootState): AuthenticationForm | null => authenticationOf(state).done;
