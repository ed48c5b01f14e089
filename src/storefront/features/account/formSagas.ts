import type { Action, ActionCreatorWithPayload } from '@reduxjs/toolkit';
import { request, type ApiFailure } from '../../api';
import { call, put, takeLeading, type SagaGenerator } from '../../kernel/effects';
import { failureText } from '../../forms';
import { formCleared, formRefused, type Problems } from '../../forms/drafts';
import { accountApi } from './accountApi';
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
  type AccountForm,
} from './accountSlice';
import { refusedFields } from './registrationProblem';
import { LINK_USED } from './resetLink';

const untracked = { track: false } as const;
const { requestPassword, changePassword, register } = accountApi.endpoints;

/** Sends a form and reports exactly one outcome: problems go to its fields; after a success its drafts are cleared. */
function* send(
  form: AccountForm,
  initiated: Parameters<typeof request>[0],
  succeeded: () => Action,
  failed: ActionCreatorWithPayload<Pick<ApiFailure, 'code' | 'status'>>,
  problemsOf: (failure: ApiFailure) => Problems,
): SagaGenerator {
  const outcome = yield* request(initiated);
  if ('data' in outcome) {
    yield* put(succeeded());
    yield* put(formCleared({ form }));
    return;
  }
  const { code, status } = outcome.failure;
  yield* put(failed({ code, status }));
  yield* put(formRefused({ form, problems: problemsOf(outcome.failure) }));
}

/** The saga of the forgotten-password page. */
export function* passwordMailSaga(): SagaGenerator {
  yield* takeLeading(passwordMailRequested, function* ({ payload }: ReturnType<typeof passwordMailRequested>) {
    const initiated = requestPassword.initiate(payload, untracked);
    yield* call(send, 'forgottenPassword', initiated, passwordMailSent, passwordMailFailed, (failure) =>
      failure.status === 400 ? { email: { id: 'account.problem.email' } } : { form: failureText(failure) },
    );
  });
}

/** The saga of the page that the mailed link opens. */
export function* passwordChangeSaga(): SagaGenerator {
  yield* takeLeading(passwordChangeRequested, function* ({ payload }: ReturnType<typeof passwordChangeRequested>) {
    const initiated = changePassword.initiate(payload, untracked);
    yield* call(send, 'resetPassword', initiated, passwordChanged, passwordChangeFailed, (failure) => {
      // The password was validated before sending: a 400 means that the link is invalid.
      const isRefused = failure.status === 400;
      return { form: isRefused ? LINK_USED : failureText(failure) };
    });
  });
}

/** The saga of the registration page. */
export function* registrationSaga(): SagaGenerator {
  yield* takeLeading(registrationRequested, function* ({ payload }: ReturnType<typeof registrationRequested>) {
    const initiated = register.initiate(payload, untracked);
    yield* call(send, 'becomeCustomer', initiated, registered, registrationFailed, (failure) => {
      const fields = refusedFields(failure.errors.flatMap((entry) => entry.arguments));
      return Object.keys(fields).length === 0 ? { form: failureText(failure) } : fields;
    });
  });
}
