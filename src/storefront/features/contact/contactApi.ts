import type { ContactMessageBody, ContactMessageReply } from '../../../contract/contact/contactMessage';
import { LATE_PATHS } from '../../../contract/latePaths';
import { api } from '../../api';

/** A message as vault tokens, and the id that it and its repeats share. */
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
