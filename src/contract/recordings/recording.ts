import type { Static } from 'typebox';
import type {
  openRecordingBody,
  openedRecordingSchema,
  recordingCodeBody,
  recordingCodeSchema,
  segmentReceiptSchema,
} from './recording.schema';

/**
 * Opens the recording of a session for the browser that makes the call. `isCurrent`: the session is that of the page
 * that makes the call, so the recording belongs to the account that is logged in. What an earlier page left may be
 * someone else's.
 */
export type OpenRecordingBody = Static<typeof openRecordingBody>;
/** How much of a recording has arrived, so that an interrupted uploader can resume. */
export type OpenedRecording = Static<typeof openedRecordingSchema>;
/** The server's countersignature of a segment, as in the exported file's `close` record. */
export type SegmentReceipt = Static<typeof segmentReceiptSchema>;
/** The part and the number of the action at which a shopper asked for help. */
export type RecordingCodeBody = Static<typeof recordingCodeBody>;
export type RecordingCode = Static<typeof recordingCodeSchema>;

/** Media type of a segment's body: lines of one part (NDJSON), gzipped. */
export const SEGMENT_TYPE = 'application/gzip';

/** Largest sizes; parts and segments are counted from 1. */
export const RECORDING_LIMITS = {
  /** Size of a segment as it is sent, in bytes. */
  gzippedBytes: 512 * 1024,
  /** Size of a segment's lines before they are compressed, in bytes. */
  bytes: 8 * 1024 * 1024,
  /** Segments of all parts of a session together. */
  segments: 2_000,
  parts: 500,
  /** Largest number that a part or an action can have. */
  number: 9_999_999,
} as const;
