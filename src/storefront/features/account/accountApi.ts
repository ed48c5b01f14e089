import { loginReplyPrivacy, type LoginBody, type LoginReply } from '../../../contract/account/login';
import {
  passwordRequestReplyPrivacy,
  type PasswordChangeBody,
  type PasswordRequestBody,
  type PasswordRequestReply,
} from '../../../contract/account/password';
import {
  registrationReplyPrivacy,
  type RegistrationBody,
  type RegistrationReply,
} from '../../../contract/account/registration';
import { PATHS } from '../../../contract/paths';
import { allOpen } from '../../../contract/privacy';
import { api } from '../../api';

/** The calls around an account. Whatever is personal or secret in their arguments is a vault token. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginReply, Pick<LoginBody, 'username' | 'password'>>({
      query: (body) => ({ method: 'POST', path: PATHS.login, body, privacy: loginReplyPrivacy }),
    }),
    requestPassword: build.mutation<PasswordRequestReply, PasswordRequestBody>({
      query: (body) => ({ method: 'POST', path: PATHS.passwordRequests, body, privacy: passwordRequestReplyPrivacy }),
    }),
    changePassword: build.mutation<null, PasswordChangeBody>({
      query: (body) => ({ method: 'POST', path: PATHS.passwordChanges, body, privacy: allOpen }),
    }),
    register: build.mutation<RegistrationReply, RegistrationBody>({
      query: (body) => ({ method: 'POST', path: PATHS.registrations, body, privacy: registrationReplyPrivacy }),
    }),
  }),
});
