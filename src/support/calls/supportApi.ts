import { withQuery } from '../../contract/paths';
import type {
  CallLog,
  FoundRecordings,
  NoteBody,
  RecordedCalls,
  RecordingDetail,
  RecordingNote,
  SoughtRecordings,
} from '../../contract/recordings/support';
import { SUPPORT_PATHS, supportPathTo } from '../../contract/recordings/supportPaths';
import { api } from '../../storefront/api';

interface NoteArgs extends NoteBody {
  readonly session: string;
  readonly idempotencyKey: string;
}
interface EraseArgs {
  readonly session: string;
  readonly idempotencyKey: string;
}

/** Endpoints of support's pages about recordings. Support logins only; the server notes each view in the audit log. */
export const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordings: build.query<FoundRecordings, SoughtRecordings>({
      query: (sought) => ({
        path: withQuery(SUPPORT_PATHS.recordings, { ...sought }),
        ownScope: true,
        privacy: 'recordings',
        requiredField: 'recordings',
      }),
      keepUnusedDataFor: 0,
    }),
    recording: build.query<RecordingDetail, string>({
      query: (session) => ({
        path: supportPathTo('recording', { session }),
        ownScope: true,
        privacy: 'recording',
        requiredField: 'session',
      }),
      keepUnusedDataFor: 0,
    }),
    callLog: build.query<CallLog, { readonly session: string; readonly requestId: string }>({
      query: (call) => ({
        path: supportPathTo('logLines', call),
        ownScope: true,
        privacy: 'open',
        requiredField: 'lines',
      }),
    }),
    recordedCalls: build.query<RecordedCalls, string>({
      query: (requestId) => ({
        path: supportPathTo('recordedCall', { requestId }),
        ownScope: true,
        privacy: 'open',
        requiredField: 'calls',
      }),
    }),
    addNote: build.mutation<RecordingNote, NoteArgs>({
      query: ({ session, idempotencyKey, ...body }) => ({
        path: supportPathTo('notes', { session }),
        method: 'POST',
        body,
        idempotencyKey,
        ownScope: true,
        privacy: 'recordingNote',
      }),
    }),
    eraseRecording: build.mutation<null, EraseArgs>({
      query: ({ session, idempotencyKey }) => ({
        path: supportPathTo('recording', { session }),
        method: 'DELETE',
        idempotencyKey,
        ownScope: true,
        privacy: 'open',
      }),
    }),
  }),
});
