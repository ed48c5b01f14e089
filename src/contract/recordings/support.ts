import type { Static } from 'typebox';
import type {
  callLogSchema,
  foundRecordingSchema,
  foundRecordingsSchema,
  noteBody,
  recordedCallsSchema,
  recordedTabSchema,
  recordingDetailSchema,
  recordingNoteSchema,
  recordingSummarySchema,
  recordingViewSchema,
} from './support.schema';

/** What happened in a recording: numbers and names for its line in the list. */
export type RecordingSummary = Static<typeof recordingSummarySchema>;
/** What one tab recorded, as a list shows it. */
export type RecordedTab = Static<typeof recordedTabSchema>;
/** A session as the list shows it: the tab that was found, and the other tabs of the same visit. */
export type FoundRecording = Static<typeof foundRecordingSchema>;
export type FoundRecordings = Static<typeof foundRecordingsSchema>;
export type RecordingDetail = Static<typeof recordingDetailSchema>;
export type RecordingNote = Static<typeof recordingNoteSchema>;
export type NoteBody = Static<typeof noteBody>;
/** An entry of the audit log: who saw or did what, and when. */
export type RecordingView = Static<typeof recordingViewSchema>;
/** The server's log lines of one call. */
export type CallLog = Static<typeof callLogSchema>;
/** The moments in recordings at which a call of the server occurs. */
export type RecordedCalls = Static<typeof recordedCallsSchema>;

/** Search conditions for recordings; all given ones must hold. Times are texts in ISO 8601. */
export interface SoughtRecordings {
  readonly code?: string;
  readonly account?: string;
  readonly order?: string;
  readonly error?: string;
  readonly page?: string;
  readonly from?: string;
  readonly to?: string;
  readonly pageToken?: string;
}

export const NOTE_MAX_LENGTH = 2_000;
export const RECORDINGS_PAGE_SIZE = 25;
export const RECORDINGS_PAGE_SIZE_MAX = 100;

/** The kinds of entries in the audit log. */
export const RECORDING_VIEW_KINDS = [
  'listed',
  'opened',
  'file',
  'logLines',
  'call',
  'priced',
  'noted',
  'erased',
  'erasedByBrowser',
  'expired',
] as const;
