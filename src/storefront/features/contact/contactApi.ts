import type { ContactMessageBody, ContactMessageReply } from '../../../contract/contact/contactMessage';
import { LATE_PATHS } from '../../../contract/latePaths';
import { api } from '../../api';

/** A message of vault tokens, and the id under which it and its repeats are one. */
export interface ContactMessageArgs {
  readonly commandId: string;
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
