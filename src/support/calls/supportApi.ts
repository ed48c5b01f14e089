import { withQuery } from '../../contract/paths';
import type { OrderPrices, OrderViews, PricesToday, PricesTodayBody } from '../../contract/recordings/priceTrace';
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

/** Endpoints of support's pages. Support logins only; the server logs each view. */
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
    orderPrices: build.query<OrderPrices, string>({
      query: (orderReference) => ({
        path: supportPathTo('orderPrices', { orderReference }),
        ownScope: true,
        privacy: 'open',
        requiredField: 'trace',
      }),
      keepUnusedDataFor: 0,
    }),
    orderViews: build.query<OrderViews, string>({
      query: (orderReference) => ({
        path: supportPathTo('orderViews', { orderReference }),
        ownScope: true,
        // Its entries are those of a recording's audit log.
        privacy: 'recording',
        requiredField: 'views',
      }),
      keepUnusedDataFor: 0,
    }),
    pricesToday: build.query<PricesToday, PricesTodayBody>({
      query: (body) => ({
        path: supportPathTo('pricesToday', {}),
        method: 'POST',
        body,
        ownScope: true,
        privacy: 'open',
        requiredField: 'trace',
      }),
      keepUnusedDataFor: 0,
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
