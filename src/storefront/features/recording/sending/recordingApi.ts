import { latePathTo } from '../../../../contract/latePaths';
import type { RecordingCode } from '../../../../contract/recordings/recording';
import { api } from '../../../api';

/** The moment in a recording at which a shopper asks for help, and the id that the call and its repeats share. */
export interface RecordingCodeArgs {
  readonly commandId: string;
  readonly session: string;
  readonly part: number;
  /** The last recorded action. */
  readonly action: number;
}

export const recordingApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestRecordingCode: build.mutation<RecordingCode, RecordingCodeArgs>({
      query: ({ commandId, session, part, action }) => ({
        method: 'POST',
        path: latePathTo('recordingCodes', { session }),
        body: { part, action },
        idempotencyKey: commandId,
        privacy: 'open',
        requiredField: 'code',
      }),
    }),
  }),
});
