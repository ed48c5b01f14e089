import type { Generated } from 'kysely';
import type { RECORDING_VIEW_KINDS } from '../../contract/recordings/support';

/**
 * A recorded session of a browser. Deleting its row deletes everything that belongs to it except its files and the
 * audit log.
 */
interface RecordingTable {
  session: string;
  /** Hash of the browser's secret. */
  browser_hash: string;
  /** The key of its segments and notes, sealed with the server's secret. */
  sealed_key: string;
  opened_at: number;
  /** By the browser's clock, if it is plausible; otherwise by the server's. */
  started_at: number;
  ended_at: number;
  segments: Generated<number>;
  pages: Generated<number>;
  actions: Generated<number>;
  calls: Generated<number>;
  errors: Generated<number>;
  cart_changes: Generated<number>;
  dead_presses: Generated<number>;
}

/** A part of a recording, and how much of it has arrived. */
interface RecordingPartTable {
  session: string;
  part: number;
  release: string;
  /** By the browser's clock, if it is plausible; otherwise by the server's. */
  started_at: number;
  received_at: number;
  segments: number;
  /** Size of its lines, in bytes. */
  bytes: number;
  actions: number;
  /** The hash of its last segment, with which the next one is chained. */
  hash: string;
  /** The expected number of its next action. */
  next_action: number;
  /** What the next line may be: a first snapshot, a snapshot after a declared gap, any record, or nothing more. */
  awaits: 'start' | 'snapshot' | 'record' | 'nothing';
}

interface RecordingSegmentTable {
  session: string;
  part: number;
  segment: number;
  hash: string;
  signature: string;
  signed_at: number;
  /** The sealed bytes as base64; null: they are in a file. */
  sealed: string | null;
  file: string | null;
}

/** The users who were logged in during a recording, each with their effective account. */
interface RecordingAccountTable {
  session: string;
  account_id: string;
  user_id: string;
  seen_at: number;
}

interface RecordingCodeTable {
  code: string;
  session: string;
  part: number;
  action: number;
  created_at: number;
}

/** A call that the server has answered, by the id under which the server has logged it. */
interface RecordingCallTable {
  session: string;
  part: number;
  action: number;
  request_id: string;
  endpoint: string;
  status: number;
}

interface RecordingErrorTable {
  session: string;
  part: number;
  action: number;
  code: string;
}

interface RecordingOrderTable {
  session: string;
  part: number;
  action: number;
  order_reference: string;
}

interface RecordingPageTable {
  session: string;
  part: number;
  action: number;
  /** Without query. */
  path: string;
}

interface RecordingNoteTable {
  id: string;
  session: string;
  part: number;
  action: number;
  /** Sealed with the recording's key. */
  sealed_text: string;
  user_id: string;
  created_at: number;
}

/** The audit log. It outlives the recordings. */
interface RecordingViewTable {
  id: string;
  session: string;
  /** Null: nobody was logged in, or the server itself. */
  user_id: string | null;
  at: number;
  what: (typeof RECORDING_VIEW_KINDS)[number];
}

/** The audit log of support's views of order prices. It outlives the orders. */
interface OrderPriceViewTable {
  id: string;
  order_reference: string;
  user_id: string;
  at: number;
}

/** A line that the server has logged while it served a request. */
interface LogLineTable {
  request_id: string;
  at: number;
  /** Its number among the lines that its process has buffered. */
  place: number;
  /** JSON as logged; a long line is cut. */
  line: string;
}

export interface RecordingTables {
  recording: RecordingTable;
  recording_part: RecordingPartTable;
  recording_segment: RecordingSegmentTable;
  recording_account: RecordingAccountTable;
  recording_code: RecordingCodeTable;
  recording_call: RecordingCallTable;
  recording_error: RecordingErrorTable;
  recording_order: RecordingOrderTable;
  recording_page: RecordingPageTable;
  recording_note: RecordingNoteTable;
  recording_view: RecordingViewTable;
  order_price_view: OrderPriceViewTable;
  log_line: LogLineTable;
}
