import type { JournalProblem } from '../../journal/decode';
import { findLines, partsOf, type LogLines, type LogPart } from '../../journal/logLines';
import { createReplayStore, type ReplayStore } from '../../journal/replay/replayStore';
import { judgeRecording } from '../../journal/schema/judge';
import type { Verification } from '../../journal/replay/verification';
import { createVerifier } from '../../journal/replay/verify';
import { replayedApplications } from '../../builder/recording/replayedApplications';
import { RefusedRecording } from '../playback/refusedRecording';
import { applicationOf, type ReplayedApplication, type ReplayedApplications } from '../../journal/replay/application';

/** A state is kept every 100 actions: any other is computed from the kept one before it. */
export const KEPT_EVERY = 100;

/** The applications of the releases that replay their own recordings, by release. */
export type Released = NonNullable<ReplayedApplications<unknown>['released']>;

/** A part of a recording: the application of its page (undefined: the shop's), its states, and its records. */
export interface RecordedPart {
  readonly application: string | undefined;
  /** The application whose reducer replays the part's actions. */
  readonly replayed: ReplayedApplication<unknown>;
  /** The release whose player shows the part, which is the one that recorded it; undefined: the current one. */
  readonly release: string | undefined;
  readonly store: ReplayStore<unknown>;
  readonly records: LogPart;
}

/** Called with the state after each action of a recording: the index of its part, and how many actions led to it. */
export type WatchStates = (part: number, position: number, state: unknown) => void;

export interface Recording {
  readonly parts: readonly RecordedPart[];
  /** The bytes of the file, unpacked. */
  readonly bytes: Uint8Array;
  /** Lines of the log. */
  readonly lines: number;
  /**
   * Compares every state, with a pause after each line, whose index it yields. The parts keep every hundredth state on
   * the way, so that any position passed can be reached quickly.
   */
  readonly verify: (watch?: WatchStates) => Generator<number, Verification>;
}

const refused = ({ code, message }: JournalProblem) =>
  new RefusedRecording(code === 'unknown-format' ? 'format' : 'none', message);

/** The releases that recorded the parts of a log, without repetitions. */
export function releasesIn(lines: LogLines): readonly string[] {
  const headers = partsOf(lines).map((part) => part.at(0));
  return [...new Set(headers.flatMap((header) => (header?.k === 'header' ? [header.release] : [])))];
}

/**
 * Opens a recording (NDJSON of one or several parts, not compressed) in steps. Throws a `RefusedRecording` if it has
 * no part, or one that cannot be read or replayed.
 */
export function* openRecording(bytes: Uint8Array): Generator<undefined, Recording> {
  return yield* openLines(bytes, yield* findLines(bytes), new Map());
}

/**
 * Opens a recording whose lines have been found already, decoding of each part only what its first page needs. A part
 * is replayed by the release that recorded it if that is in `released`, otherwise by the current one.
 */
export function* openLines(bytes: Uint8Array, lines: LogLines, released: Released): Generator<undefined, Recording> {
  const applications = { ...replayedApplications, released };
  const sources = partsOf(lines);
  if (sources.length === 0) {
    const first = lines.length > 0 ? lines.decode(0) : undefined;
    throw first?.ok === false
      ? refused(first.problem)
      : new RefusedRecording('none', 'This is no recording: it has no part.');
  }
  const parts: RecordedPart[] = [];
  for (const records of sources) {
    // A part of another format has other fields: its page would be wrong.
    const header = lines.decode(records.first);
    if (!header.ok) throw refused(header.problem);
    const own = header.record.k === 'header' ? header.record : undefined;
    const replayed = applicationOf(applications, own);
    const { verdict, reasons } = judgeRecording([header.record], applications);
    if (verdict === 'impossible' || !replayed)
      throw new RefusedRecording('release', ['This release cannot replay the recording:', ...reasons].join('\n'));
    parts.push({
      application: own?.application,
      replayed,
      release: own && released.has(own.release) ? own.release : undefined,
      store: createReplayStore({ ...replayed, records, snapshotEvery: KEPT_EVERY }),
      records,
    });
    yield;
  }

  function* verify(watch?: WatchStates): Generator<number, Verification> {
    let part = -1;
    let position = 0;
    const onState = (state: unknown) => {
      parts[part]?.store.keep(position, state);
      watch?.(part, position, state);
    };
    const verifier = createVerifier({ ...applications, onState });
    for (let index = 0; index < lines.length; index += 1) {
      const kind = lines.kindAt(index);
      if (kind === 'header') {
        part += 1;
        position = 0;
      } else if (kind === 'action') position += 1;
      verifier.check(lines.decode(index), lines.numberAt(index));
      yield index;
    }
    return verifier.result();
  }
  return { parts, bytes, lines: lines.length, verify };
}
