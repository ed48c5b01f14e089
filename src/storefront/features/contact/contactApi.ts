import type { ContactMessageBody, ContactMessageReply } from '../../../contract/contact/contactMessage';
import { LATE_PATHS } from '../../../contract/latePaths';
import { api } from '../../api';
import type { Command } from '../../kernel/commands';

/** A message: the subject, all other values as vault tokens; `commandId` is the idempotency key of its repeats. */
interface ContactMessageArgs extends Command {
  readonly message: ContactMessageBody;
}

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<ContactMessageReply, ContactMessageArgs>({
      query: ({ commandId, message }) => ({
        method: 'POST',
        path: LATE_PATHS.contactMessages,
        body: message,
        idempotencyKey: commandId,
        privacy: 'open',
        requiredField: 'reference',
      }),
    }),
  }),
});
