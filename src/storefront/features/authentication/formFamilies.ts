import type { ActionCreatorWithoutPayload, ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { request, type ApiFailure } from '../../api';
import type { WorkedFamily } from '../../api/commands';
import type { Command } from '../../kernel/commands';
import { put } from '../../kernel/effects';
import { failureText } from '../../forms';
import { formCleared, formRefused, type Problems } from '../../forms/drafts';
import { authenticationApi } from './authenticationApi';
import {
  passwordChangeFailed,
  passwordChangeRequested,
  passwordChanged,
  passwordMailFailed,
  passwordMailRequested,
  passwordMailSent,
  registered,
  registrationFailed,
  registrationRequested,
  selectSending,
  type AuthenticationForm,
} from './authenticationSlice';
import { refusedFields } from './registrationProblem';
import { LINK_USED } from './resetLink';

const untracked = { track: false } as const;
const { requestPassword, changePassword, register } = authenticationApi.endpoints;

interface Form<C extends Command> extends Pick<WorkedFamily<C, unknown>, 'send' | 'mayRepeat'> {
  readonly form: AuthenticationForm;
  readonly requested: WorkedFamily<C, unknown>['requests'][number];
  readonly succeeded: ActionCreatorWithoutPayload;
  readonly failed: ActionCreatorWithPayload<Pick<ApiFailure, 'code' | 'status'>>;
  readonly problemsOf: (failure: ApiFailure) => Problems;
}

/** A family for a form: problems are shown at its fields, and success clears its drafts. */
const formFamily = <C extends Command>({
  form,
  requested,
  succeeded,
  failed,
  problemsOf,
  ...calls
}: Form<C>): WorkedFamily<C, unknown> => ({
  ...calls,
  requests: [requested],
  isTaken: (state) => selectSending(state) === form,
  succeeded: () => succeeded(),
  failed: (_command, { code, status }) => failed({ code, status }),
  *afterSuccess() {
    yield* put(formCleared({ form }));
  },
  *afterFailure(_command, failure) {
    yield* put(formRefused({ form, problems: problemsOf(failure) }));
  },
});

/** 429: too many forms were sent, so that another attempt a few seconds later would fail too. */
const isNotTooMany = ({ status }: ApiFailure): boolean => status !== 429;

/** The form of the forgotten-password page. */
const passwordMailFamily = formFamily<ReturnType<typeof passwordMailRequested>['payload']>({
  form: 'forgottenPassword',
  requested: passwordMailRequested,
  send: (command) => request(requestPassword.initiate(command, untracked)),
  mayRepeat: isNotTooMany,
  succeeded: passwordMailSent,
  failed: passwordMailFailed,
  problemsOf: (failure) =>
    failure.status === 400 ? { email: { id: 'account.problem.email' } } : { form: failureText(failure) },
});

/** The form of the page that the mailed link opens. */
const passwordChangeFamily = formFamily<ReturnType<typeof passwordChangeRequested>['payload']>({
  form: 'resetPassword',
  requested: passwordChangeRequested,
  send: (command) => request(changePassword.initiate(command, untracked)),
  // The vault returns each secret only once: a repeat would have none to send.
  mayRepeat: () => false,
  succeeded: passwordChanged,
  failed: passwordChangeFailed,
  // The password was validated before sending: a 400 means that the link is invalid.
  problemsOf: (failure) => ({ form: failure.status === 400 ? LINK_USED : failureText(failure) }),
});

/** The form of the registration page. */
const registrationFamily = formFamily<ReturnType<typeof registrationRequested>['payload']>({
  form: 'becomeCustomer',
  requested: registrationRequested,
  send: (command) => request(register.initiate(command, untracked)),
  mayRepeat: isNotTooMany,
  succeeded: registered,
  failed: registrationFailed,
  problemsOf(failure) {
    const fields = refusedFields(failure.errors.flatMap((entry) => entry.arguments));
    return Object.keys(fields).length === 0 ? { form: failureText(failure) } : fields;
  },
});

/**
 * The forms to become a customer and to set a new password. Logging in is not a command: see
 * docs/architecture/processes.md.
 */
export const formFamilies = [passwordMailFamily, passwordChangeFamily, registrationFamily] as const;
