import { request } from '../../api';
import { failureText } from '../../forms';
import { formCleared, formRefused } from '../../forms/drafts';
import { put, select, takeLeading, type SagaGenerator } from '../../kernel/effects';
import { contactApi } from './contactApi';
import { contactFormName, refusedFields } from './contactProblem';
import { messageFailed, messageRequested, messageSent, selectSendingId } from './contactSlice';

const form = contactFormName;

/** Sends messages to the shop, one at a time: each ends with its reference, or with problems of its fields. */
export function* contactSaga(): SagaGenerator {
  yield* takeLeading(messageRequested, function* ({ payload: { message } }: ReturnType<typeof messageRequested>) {
    const commandId = yield* select(selectSendingId);
    if (commandId === null) return;
    const sending = contactApi.endpoints.sendContactMessage.initiate({ commandId, message }, { track: false });
    const outcome = yield* request(sending);
    if ('data' in outcome) {
      yield* put(messageSent(outcome.data));
      yield* put(formCleared({ form }));
      return;
    }
    const { code, status, errors } = outcome.failure;
    yield* put(messageFailed({ code, status }));
    const fields = refusedFields(errors.flatMap((entry) => entry.arguments));
    const problems = Object.keys(fields).length === 0 ? { form: failureText(outcome.failure) } : fields;
    yield* put(formRefused({ form, problems }));
  });
}
