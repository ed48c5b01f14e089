import type { LoginBody, LoginReply } from '../../../contract/authentication/login';
import type {
  PasswordChangeBody,
  PasswordRequestBody,
  PasswordRequestReply,
} from '../../../contract/authentication/password';
import type { RegistrationBody, RegistrationReply } from '../../../contract/authentication/registration';
import { LATE_PATHS } from '../../../contract/latePaths';
import { api } from '../../api';
import type { Command } from '../../kernel/commands';

/**
 * Calls for login, password and registration. Personal and secret arguments are vault tokens; `commandId` is the
 * idempotency key that a call's repeats share. A login has none: it is not repeated.
 */
export const authenticationApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginReply, Pick<LoginBody, 'username' | 'password'>>({
      query: (body) => ({ method: 'POST', path: LATE_PATHS.login, body, privacy: 'login' }),
    }),
    requestPassword: build.mutation<PasswordRequestReply, PasswordRequestBody & Command>({
      query: ({ commandId, ...body }) => ({
        method: 'POST',
        path: LATE_PATHS.passwordRequests,
        body,
        idempotencyKey: commandId,
        privacy: 'open',
      }),
    }),
    changePassword: build.mutation<null, PasswordChangeBody & Command>({
      query: ({ commandId, ...body }) => ({
        method: 'POST',
        path: LATE_PATHS.passwordChanges,
        body,
        idempotencyKey: commandId,
        privacy: 'open',
      }),
    }),
    register: build.mutation<RegistrationReply, RegistrationBody & Command>({
      query: ({ commandId, ...body }) => ({
        method: 'POST',
        path: LATE_PATHS.registrations,
        body,
        idempotencyKey: commandId,
        privacy: 'open',
      }),
    }),
  }),
});
