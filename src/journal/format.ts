import type { UnknownAction } from '@reduxjs/toolkit';
import type { SchemaVersions } from './schema/schema';

/** The version of the log's format that this release writes and reads. */
export const JOURNAL_FORMAT = 1;

/** What surrounded the session and is no action: locale, IANA time zone, CSS pixels (null before measuring), ms UTC when ms 0 began. */
export interface JournalEnvironment {
  readonly locale: string;
  readonly timeZone: string;
  readonly viewport: { readonly width: number; readonly height: number } | null;
  readonly clock: number;
}

/** Opens a part (one page life): who recorded it, with which endpoints already loaded, under which consents. */
export interface HeaderRecord {
  readonly k: 'header';
  readonly format: number;
  readonly session: string;
  /** 1 for the first page life of the session, then counted up. */
  readonly part: number;
  readonly release: string;
  readonly endpoints: readonly string[];
  readonly environment: JournalEnvironment;
  readonly consent: readonly string[];
  /** The versions of the shapes in it; absent in recordings of the first release. */
  readonly schema?: SchemaVersions;
}

/** The whole state before action `n`: where a log begins, and where it goes on after a rebase or a gap. */
export interface SnapshotRecord {
  readonly k: 'snapshot';
  readonly n: number;
  readonly f: string;
  readonly state: unknown;
}

/**
 * One action as it was reduced: sequence number, ms since the part began, the action, the fingerprint of the state
 * after it, and those of the slices whose reference it changed ("" for a slice that left). One slice changes in most
 * actions, so `s` costs 15 to 20 bytes before compression; it lets a verifier name the slice that diverges.
 * With `x` the payload was left out: such an action is shown but never reduced.
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

/** Endpoints that were loaded before action `n`. */
export interface InjectRecord {
  readonly k: 'inject';
  readonly n: number;
  readonly endpoints: readonly string[];
}

/** The reducer was replaced before action `n` and the state with it; a snapshot follows. */
export interface RebaseRecord {
  readonly k: 'rebase';
  readonly n: number;
  readonly reason: string;
}

/** Something was left out before action `n`, and why; a snapshot follows. */
export interface GapRecord {
  readonly k: 'gap';
  readonly n: number;
  readonly reason: string;
}

/** Something worth finding on the timeline, before action `n`. */
export interface MarkerRecord {
  readonly k: 'marker';
  readonly n: number;
  readonly t: number;
  readonly kind: 'error' | 'note';
  readonly text: string;
}

/** The part ended here by itself; a log without it was cut short by the page's end. */
export interface EndRecord {
  readonly k: 'end';
  readonly n: number;
  readonly reason: string;
}

export type JournalRecord =
  HeaderRecord | SnapshotRecord | ActionRecord | InjectRecord | RebaseRecord | GapRecord | MarkerRecord | EndRecord;

/** One line of NDJSON, without its line feed. JSON escapes line feeds, so a record never spans two lines. */
export function encodeRecord(record: JournalRecord): string {
  return JSON.stringify(record);
}
