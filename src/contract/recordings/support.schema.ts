import { Type } from 'typebox';
import {
  body,
  bool,
  count,
  nullable,
  oneOf,
  open,
  openText,
  openTextOrNull,
  personalText,
  personalTextOrNull,
  query,
} from '../wire.schema';
import { actionNumber, numberFrom1, sessionId } from './recording.schema';
import { NOTE_MAX_LENGTH, RECORDING_VIEW_KINDS, RECORDINGS_PAGE_SIZE_MAX } from './support';

/** Times are texts in ISO 8601. A moment of a recording is a part with the number of an action in it. */
const moment = { part: count, action: count };

export const recordingSummarySchema = Type.Object({
  parts: count,
  /** How many pages were shown. */
  pages: count,
  actions: count,
  errors: count,
  /** Successful calls that changed a cart. */
  cartChanges: count,
  /** Presses after which nothing happened. */
  deadPresses: count,
  orderReferences: Type.Array(openText),
  lastError: nullable(Type.Object({ code: openText, ...moment })),
});

/** What one tab of a browser recorded: parts that follow each other. */
export const recordedTabSchema = Type.Object({
  session: openText,
  startedAt: openText,
  endedAt: openText,
  /** The account for which the session was last logged in; null: none. */
  accountId: openTextOrNull,
  accountName: openTextOrNull,
  /** The latest code that the shopper was given for this session; null: none. */
  code: openTextOrNull,
  summary: recordingSummarySchema,
});
export const foundRecordingSchema = Type.Object({
  ...recordedTabSchema.properties,
  /**
   * The other tabs of the session, by start: recordings of the same browser without a pause of half an hour between
   * them; at most the ten before this tab and the ten after it.
   */
  otherTabs: Type.Array(recordedTabSchema),
});
export const foundRecordingsSchema = Type.Object({
  recordings: Type.Array(foundRecordingSchema),
  nextPageToken: openTextOrNull,
});

const sought = Type.Optional(Type.String({ minLength: 1, maxLength: 255 }));
const instant = Type.Optional(Type.String({ format: 'date-time' }));
export const recordingsQuery = query({
  code: sought,
  /** An account's id, or a part of its name. */
  account: sought,
  order: sought,
  error: sought,
  /** The path of a page that was visited, or of those below it; a whole address will do. */
  page: sought,
  from: instant,
  to: instant,
  pageToken: sought,
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: RECORDINGS_PAGE_SIZE_MAX })),
});

export const recordingNoteSchema = Type.Object({
  id: openText,
  ...moment,
  text: personalText,
  writtenAt: openText,
  /** The name of the user; null: the user no longer exists. */
  writtenBy: personalTextOrNull,
});
export const recordingViewSchema = Type.Object({
  what: oneOf(RECORDING_VIEW_KINDS),
  at: openText,
  /** The name of the user; null: a browser without login, the server itself, or a user that no longer exists. */
  by: personalTextOrNull,
});

export const recordingDetailSchema = Type.Object({
  ...foundRecordingSchema.properties,
  /** When the recording is deleted, at the end of its retention. */
  expiresAt: openText,
  /** The public key of the server's signatures, in hexadecimal. */
  key: openText,
  codes: Type.Array(Type.Object({ code: openText, ...moment, askedAt: openText })),
  parts: Type.Array(
    Type.Object({
      part: count,
      segments: count,
      actions: count,
      /** Size of the part's lines, in bytes. */
      bytes: count,
      release: openText,
      startedAt: openText,
      receivedAt: openText,
      /** Whether the end of the part has arrived. */
      isClosed: bool,
    }),
  ),
  calls: Type.Array(Type.Object({ ...moment, requestId: openText, endpoint: openText, status: count })),
  errors: Type.Array(Type.Object({ ...moment, code: openText })),
  orders: Type.Array(Type.Object({ ...moment, orderReference: openText })),
  /** Addresses without their query. */
  pages: Type.Array(Type.Object({ ...moment, path: openText })),
  notes: Type.Array(recordingNoteSchema),
  /** The newest hundred entries of the audit log. */
  views: Type.Array(recordingViewSchema),
});

const requestId = Type.String({ pattern: '^[\\w-]{8,64}$' });
export const logLinesParams = Type.Object({ session: sessionId, requestId });
export const callLogSchema = Type.Object(
  {
    requestId: openText,
    /** In the order in which they were written; the line is JSON. */
    lines: Type.Array(Type.Object({ at: openText, level: openText, message: openText, line: openText })),
  },
  open,
);

export const recordedCallParams = Type.Object({ requestId });
export const recordedCallsSchema = Type.Object(
  {
    requestId: openText,
    calls: Type.Array(Type.Object({ session: openText, ...moment, endpoint: openText, status: count })),
  },
  open,
);

export const noteBody = body({
  part: numberFrom1,
  action: actionNumber,
  text: Type.String({ minLength: 1, maxLength: NOTE_MAX_LENGTH, pattern: '\\S' }),
});
