import type { LoginBody, LoginReply } from '../../../contract/account/login';
import type { PasswordChangeBody, PasswordRequestBody, PasswordRequestReply } from '../../../contract/account/password';
import type { RegistrationBody, RegistrationReply } from '../../../contract/account/registration';
import { LATE_PATHS } from '../../../contract/latePaths';
import { api } from '../../api';

/** Calls for login, password and registration. Personal and secret arguments are vault tokens. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginReply, Pick<LoginBody, 'username' | 'password'>>({
      query: (body) => ({ method: 'POST', path: LATE_PATHS.login, body, privacy: 'login' }),
    }),
    requestPassword: build.mutation<PasswordRequestReply, PasswordRequestBody>({
      query: (body) => ({ method: 'POST', path: LATE_PATHS.passwordRequests, body, privacy: 'open' }),
    }),
    changePassword: build.mutation<null, PasswordChangeBody>({
      query: (body) => ({ method: 'POST', path: LATE_PATHS.passwordChanges, body, privacy: 'open' }),
    }),
    register: build.mutation<RegistrationReply, RegistrationBody>({
      query: (body) => ({ method: 'POST', path: LATE_PATHS.registrations, body, privacy: 'open' }),
    }),
  }),
});
