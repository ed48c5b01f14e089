import { LATE_PATHS } from '../../contract/latePaths';
import { PATHS } from '../../contract/paths';
import type { CallGroup } from './CallText';

const FORM = 'A page’s form that is posted without a script is answered by a redirect to a page.';
const LED_HOME = { 303: 'Logged out, and led to the home page.' };

export const accountCalls: CallGroup = {
  tag: 'Account',
  description: 'Logging in and out, who is logged in, and the accounts they may act for.',
  calls: [
    {
      operationId: 'logIn',
      method: 'POST',
      path: LATE_PATHS.login,
      summary: 'Log in',
      description: `Gives the session's cookie, and a token that serves as \`Authorization: Bearer\` for a client without cookies. Anything wrong is one and the same refusal, whether or not the e-mail is known. ${FORM}`,
      callers: 'anybody',
      successes: { 200: 'Logged in.', 303: 'The answer to a form.' },
    },
    {
      operationId: 'logOut',
      method: 'POST',
      path: LATE_PATHS.logout,
      summary: 'Log out',
      description: 'Ends the session, its cookie and its token alike.',
      callers: 'anybody',
      successes: LED_HOME,
    },
    {
      operationId: 'logOutByLink',
      method: 'GET',
      path: LATE_PATHS.logout,
      summary: 'Log out by a link',
      description: 'Does the same as `logOut`, unless another site has caused the request: then no session ends.',
      callers: 'anybody',
      successes: { 303: 'Led to the home page, or to the page of the login where nothing ended.' },
    },
    {
      operationId: 'requestPasswordLink',
      method: 'POST',
      path: LATE_PATHS.passwordRequests,
      summary: 'Ask for a link to a new password',
      description: `Who has a login is mailed a link, good for one use within the hour. The answer is the same for everybody. ${FORM}`,
      callers: 'anybody',
      successes: { 202: 'Taken, whether or not there is such a login.', 303: 'The answer to a form.' },
      hasKey: true,
    },
    {
      operationId: 'changePassword',
      method: 'POST',
      path: LATE_PATHS.passwordChanges,
      summary: 'Choose a new password by a mailed link',
      description: `With the token of the link. Every session of the user ends. A password has at least 12 characters. ${FORM}`,
      callers: 'anybody',
      successes: { 204: 'Changed.', 303: 'The answer to a form.' },
      hasKey: true,
    },
    {
      operationId: 'register',
      method: 'POST',
      path: LATE_PATHS.registrations,
      summary: 'Ask to become a customer',
      description: `A company and who asks for it. A refusal has one entry for each wrong field, named in \`invalidParameters\`. ${FORM}`,
      callers: 'anybody',
      successes: { 201: 'Taken.', 303: 'The answer to a form.' },
      hasKey: true,
    },
    {
      operationId: 'sendContactMessage',
      method: 'POST',
      path: LATE_PATHS.contactMessages,
      summary: 'Write to the shop',
      description: `The answer is a reference that can be said over the telephone. \`website\` stays empty. A refusal has one entry for each wrong field. ${FORM}`,
      callers: 'anybody',
      successes: { 201: 'Sent.', 303: 'The answer to a form.' },
      hasKey: true,
    },
    {
      operationId: 'reportActivity',
      method: 'POST',
      path: LATE_PATHS.activities,
      summary: 'Tell what a browser looked at',
      description:
        'For whoever has allowed it. Kept by the id of a browser alone (`cookieId`), never with a user, an account or a cart.',
      callers: 'anybody',
    },
    {
      operationId: 'getSessionContext',
      method: 'GET',
      path: PATHS.sessionContext,
      summary: 'Who calls',
      description: 'Guest or user, the account acted for, and what they may do.',
      callers: 'anybody',
    },
    {
      operationId: 'listManagedAccounts',
      method: 'GET',
      path: LATE_PATHS.externalManagedAccounts,
      summary: 'The accounts that a user manages',
      description:
        'Those of the user’s own account, whomever they act for. Any of them can be named by `effectiveAccountId`.',
      callers: 'users',
    },
    {
      operationId: 'getEffectiveAccount',
      method: 'GET',
      path: LATE_PATHS.effectiveAccount,
      summary: 'An account to act for',
      description: 'The user’s own account or one it manages, with the fields that `fields` names.',
      callers: 'users',
    },
    {
      operationId: 'getUserRecord',
      method: 'GET',
      path: LATE_PATHS.userRecord,
      summary: 'The user’s own record',
      description:
        'Fields of the user, contact and account. What is not there is left out of `optionalFields` and refused in `fields`.',
      callers: 'users',
    },
  ],
};
