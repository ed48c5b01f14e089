import type { ContactMessageReply } from '../../../contract/contact/contactMessage';
import { request, type ApiFailure, type Outcome } from '../../api';
import type { WorkedFamily } from '../../api/commands';
import { failureText } from '../../forms';
import { formCleared, formRefused } from '../../forms/drafts';
import { call, put, select, type SagaGenerator } from '../../kernel/effects';
import { contactApi } from './contactApi';
import { contactFormName, refusedFields } from './contactProblem';
import { messageFailed, messageRequested, messageSent, selectSendingId, type MessageCommand } from './contactSlice';

const form = contactFormName;

/** Messages to the shop: each ends with its reference, or with problems of the form. */
export const messageFamily: WorkedFamily<MessageCommand, ContactMessageReply> = {
  requests: [messageRequested],
  // The id may be that of an earlier attempt.
  isTaken: (state) => selectSendingId(state) !== null,
  send,
  // 429: too many messages were sent, so that another attempt a few seconds later would fail too.
  mayRepeat: ({ status }) => status !== 429,
  succeeded: (_command, reply) => messageSent(reply),
  failed: (_command, { code, status }) => messageFailed({ code, status }),
  *afterSuccess() {
    yield* put(formCleared({ form }));
  },
  afterFailure: fail,
};

function* send({ commandId: ownId, message }: MessageCommand): SagaGenerator<Outcome<ContactMessageReply>> {
  const commandId = (yield* select(selectSendingId)) ?? ownId;
  const initiated = contactApi.endpoints.sendContactMessage.initiate({ commandId, message }, { track: false });
  return yield* call(request<ContactMessageReply>, initiated);
}

function* fail(_command: MessageCommand, failure: ApiFailure): SagaGenerator {
  const fields = refusedFields(failure.errors.flatMap((entry) => entry.arguments));
  const problems = Object.keys(fields).length === 0 ? { form: failureText(failure) } : fields;
  yield* put(formRefused({ form, problems }));
}
