import type { UnknownAction } from '@reduxjs/toolkit';
import type { SchemaVersions } from './schema/schema';

/** The version of the log format that this release writes and reads. */
export const JOURNAL_FORMAT = 1;

/** A browser's family, its main version ("" if unknown) and the kind of device: nothing that identifies a person. */
export interface JournalBrowser {
  readonly family: string;
  readonly version: string;
  readonly device: 'desktop' | 'tablet' | 'phone';
}

/**
 * The session's surroundings: locale, IANA time zone, CSS pixels (null before measuring), and the time (ms UTC) at
 * which its clock was 0.
 */
export interface JournalEnvironment {
  readonly locale: string;
  readonly timeZone: string;
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly clock: number;
  /** The browser that showed the page; absent in recordings of earlier releases. */
  readonly browser?: JournalBrowser;
}

/** Begins a part (one page life): the release, the endpoints loaded so far, and the consents. */
export interface HeaderRecord {
  readonly k: 'header';
  readonly format: number;
  /** Which application's page it is; absent for the shop's. */
  readonly application?: string;
  readonly session: string;
  /** 1 for the first recorded page life of the session, then counted up. */
  readonly part: number;
  /** Page lives right before this one without a part: they ended before their recorder was loaded. */
  readonly unrecorded?: number;
  /** The page of the previous part was killed: that part has no end, and its last actions are missing. */
  readonly killed?: true;
  /**
   * Parts right before this one that were recorded and that the server has not received: the shopper had neither
   * consented to sending them nor asked for help, or the server refused them.
   */
  readonly unsent?: number;
  readonly release: string;
  readonly endpoints: readonly string[];
  readonly environment: JournalEnvironment;
  readonly consent: readonly string[];
  /** The versions of the recorded shapes; absent in recordings of the first release. */
  readonly schema?: SchemaVersions;
}

/** The whole state before action `n`: at the beginning of a log, and after a rebase or a gap. */
export interface SnapshotRecord {
  readonly k: 'snapshot';
  readonly n: number;
  readonly f: string;
  readonly state: unknown;
}

/**
 * One action as it was reduced: sequence number, ms since the part began, the action, the fingerprint of the state
 * after it, and those of the slices whose reference it changed ("" for a removed slice). Most actions change one slice,
 * so `s` costs 15 to 20 bytes before compression; with it a verifier can name the slice that diverges. With `x` the
 * payload was left out: such an action is shown but never reduced.
 */
export interface ActionRecord {
  readonly k: 'action';
  readonly n: number;
  readonly t: number;
  readonly f?: string;
  readonly s?: Readonly<Record<string, string>>;
  readonly x?: true;
  readonly a: UnknownAction;
}

/** Endpoints that were injected before action `n`. */
export interface InjectRecord {
  readonly k: 'inject';
  readonly n: number;
  readonly endpoints: readonly string[];
}

/** Before action `n` the reducer, and with it the state, was replaced; a snapshot follows. */
export interface RebaseRecord {
  readonly k: 'rebase';
  readonly n: number;
  readonly reason: string;
}

/** Why recorded actions are missing from a log that was sent: too many waited, or their consent was withdrawn. */
export const UNSENT_REASONS = ['unsent', 'consent-withdrawn'] as const;
export type UnsentReason = (typeof UNSENT_REASONS)[number];

/**
 * Something was left out before action `n`, for this reason; a snapshot follows. After the first snapshot of a part,
 * actions are missing from the numbering only where they were recorded and not sent (`UNSENT_REASONS`).
 */
export interface GapRecord {
  readonly k: 'gap';
  readonly n: number;
  readonly reason: string;
}

/** The kinds of marks between actions. `press`: something that looks clickable was pressed, without any effect. */
export const MARKER_KINDS = ['error', 'note', 'press'] as const;

/** A mark on the timeline before action `n`. */
export interface MarkerRecord {
  readonly k: 'marker';
  readonly n: number;
  readonly t: number;
  readonly kind: (typeof MARKER_KINDS)[number];
  readonly text: string;
}

/** The part was closed; a log without this record was cut off by the page's end. */
export interface EndRecord {
  readonly k: 'end';
  readonly n: number;
  readonly reason: string;
}

/**
 * Written by the server after the lines of a segment, in the exported file: the part's hash up to here, and the
 * server's signature with the time at which it received them (`signed/`). Ignored by a replay.
 */
export interface CloseRecord {
  readonly k: 'close';
  /** Counted from 1 in each part. */
  readonly segment: number;
  /** In hexadecimal, like the signature. */
  readonly hash: string;
  /** ISO 8601. */
  readonly signedAt: string;
  readonly signature: string;
}

/**
 * The last line of an exported file: every part with its number of segments and its last hash, signed; nothing may
 * follow.
 */
export interface SealRecord {
  readonly k: 'seal';
  readonly session: string;
  readonly parts: readonly { readonly part: number; readonly segments: number; readonly hash: string }[];
  readonly signedAt: string;
  /** The server's public key, in hexadecimal. */
  readonly key: string;
  readonly signature: string;
}

/** What a recorder writes. */
export type RecordedRecord =
  HeaderRecord | SnapshotRecord | ActionRecord | InjectRecord | RebaseRecord | GapRecord | MarkerRecord | EndRecord;
export type JournalRecord = RecordedRecord | CloseRecord | SealRecord;

/** One line of NDJSON, without its line feed; JSON escapes line feeds, so a record is always one line. */
export function encodeRecord(record: JournalRecord): string {
  return JSON.stringify(record);
}
