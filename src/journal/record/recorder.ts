import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { encodeAction, RecordingError, unserialisable } from './encodeAction';
import { hashInSteps, sliceFingerprints, toFingerprint } from '../fingerprint';
import { encodeRecord, JOURNAL_FORMAT, type HeaderRecord, type MarkerRecord } from '../format';
import type { ActionRegistry } from './registry';
import { createRing, type LineListener } from './ring';
import { createActionBuffer, type ActionBuffer, type Break, type Noticed, type Taken } from './actionBuffer';

export interface RecorderOptions {
  readonly header: Omit<HeaderRecord, 'k' | 'format'>;
  readonly registry: Pick<ActionRegistry, 'encode'>;
  /** The buffer with the actions so far, on the same clock; by default a new one, so that the recording starts now. */
  readonly buffer?: ActionBuffer;
  /** A monotonic clock in milliseconds, with any origin. */
  readonly now: () => number;
  /** `requestIdleCallback`, or its substitute. */
  readonly requestIdle: (callback: (deadline: { timeRemaining: () => number }) => void) => void;
  /** Called with what could not be recorded: only the action's type is kept. Tests treat it as a failure. */
  readonly onProblem: (problem: RecordingError) => void;
  /** Describes an error of the page's own code for the log; null: not recorded. Without it no errors are recorded. */
  readonly describeError?: (noticed: Noticed) => string | null;
  /** Size of the ring in characters and in actions, not counting its header and first snapshot. */
  readonly maxBytes?: number;
  readonly maxActions?: number;
}

export interface Recorder {
  /** Must be the last, that is the innermost, of the store's enhancers. */
  readonly enhancer: StoreEnhancer;
  /** Declares that these endpoints are now loaded; must be called before anything dispatches them. */
  inject: (endpoints: readonly string[]) => void;
  /** Declares that something was left out; a new snapshot is taken at the next action. */
  gap: (reason: string) => void;
  /** Adds a mark between two actions; `at` is a time of its clock, by default now. */
  marker: (kind: MarkerRecord['kind'], text: string, at?: number) => void;
  /** The number of actions and errors received so far: if it grows, something has happened. */
  given: () => number;
  /** Encodes all waiting entries at once, for the moment when the page is hidden. */
  flush: () => void;
  /** The NDJSON so far. */
  text: () => string;
  /** The NDJSON so far; later lines go to the listener as they are encoded, until `stop` is called. */
  follow: (listener: LineListener) => { readonly text: string; readonly stop: () => void };
  /** Ends the part and returns its NDJSON; later actions pass unrecorded. */
  close: (reason: string) => string;
}

/**
 * A slice of work ends at the first pause after this time; the work between two pauses takes far less than the
 * remaining time up to 5 ms.
 */
const SLICE_MS = 3;

/**
 * Records every action in the order of reduction. Inside dispatch its buffer keeps references only; encoding and
 * fingerprints follow in idle slices under 5 ms, at the latest with flush, text or close.
 * An action that may not or cannot be written keeps its name; if it moved the state, a gap and a snapshot follow it.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { registry, now, requestIdle, onProblem, describeError, maxBytes = 4_000_000, maxActions = 20_000 } = options;
  const ring = createRing({ k: 'header', format: JOURNAL_FORMAT, ...options.header }, maxBytes, maxActions);
  const buffer = options.buffer ?? createActionBuffer(now);
  let scheduled = false;
  let seq = 0;
  let given = 0;
  let marks = 0;
  /** The state after the last encoded record; undefined while none could be written. */
  let encoded: unknown;
  let work = encodeKept();

  const time = (t: number): number => Math.round(t - buffer.start);

  function* restart(state: unknown, after: Break | undefined): Generator<undefined, void> {
    try {
      yield* hashInSteps(state);
      ring.begin(seq, state, after ? { ...after, n: seq } : 'session');
      encoded = state;
    } catch (cause) {
      onProblem(unserialisable('snapshot', state, cause));
      encoded = undefined;
    }
  }

  const mark = (t: number, kind: MarkerRecord['kind'], words: string): void =>
    ring.add(encodeRecord({ k: 'marker', n: seq, t: time(t), kind, text: words }));

  function markNoticed(noticed: Noticed): void {
    const words = describeError?.(noticed);
    if (typeof words === 'string') mark(noticed.t, 'error', words);
  }

  function write(taken: Taken, parts: object, json: string): void {
    const head = JSON.stringify({ k: 'action', n: seq, t: time(taken.t), ...parts });
    ring.add(`${head.slice(0, -1)},"a":${json}}`, seq, taken.s);
    seq++;
  }

  function* encodeTaken(taken: Taken): Generator<undefined, void> {
    const { s } = taken;
    // Without a state after it, Redux refused the action or its reducer threw.
    const a = taken.a as UnknownAction | null | undefined;
    if (s === undefined || !a) {
      const problem = new RecordingError('reducer-threw', String(a?.type), 'refused, or its reducer threw');
      onProblem(problem);
      mark(taken.t, 'error', problem.message);
      return;
    }
    const kept = registry.encode(a);
    if (kept && encoded !== undefined) {
      try {
        const json = yield* encodeAction(kept);
        yield;
        const f = toFingerprint(yield* hashInSteps(s));
        write(taken, { f, s: sliceFingerprints(s, encoded) }, json);
        encoded = s;
        return;
      } catch (cause) {
        onProblem(cause instanceof RecordingError ? cause : unserialisable(a.type, s, cause));
      }
    }
    const moved = s !== encoded;
    write(taken, { x: true }, JSON.stringify({ type: a.type }));
    if (moved) yield* restart(s, { k: 'gap', reason: kept ? 'unserialisable' : 'unregistered' });
  }

  function* encodeKept(): Generator<undefined, void> {
    for (let kept = buffer.take(); kept.length > 0; kept = buffer.take()) {
      for (const entry of kept) {
        if (typeof entry === 'function') entry();
        else if ('from' in entry) yield* restart(entry.from, entry.after);
        else if ('error' in entry) markNoticed(entry);
        else yield* encodeTaken(entry);
        yield;
      }
    }
  }

  /** True when nothing is left. */
  function drain(mayGoOn: () => boolean): boolean {
    while (!work.next().done) if (!mayGoOn()) return false;
    work = encodeKept();
    return true;
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    requestIdle((deadline) => {
      scheduled = false;
      const from = now();
      if (!drain(() => now() - from < SLICE_MS && deadline.timeRemaining() > 0)) schedule();
    });
  }

  const flush = (): void => void drain(() => true);

  function text(): string {
    flush();
    return ring.text();
  }

  buffer.onKept(() => {
    given += 1;
    schedule();
  });
  return {
    enhancer: buffer.enhancer,
    flush,
    text,
    follow(listener) {
      const soFar = text();
      return { text: soFar, stop: ring.follow(listener) };
    },
    inject: (endpoints) => buffer.keep(() => ring.inject(seq, endpoints)),
    gap: (reason) => buffer.pause({ k: 'gap', reason }),
    marker(kind, words, at = now()) {
      marks += 1;
      buffer.keep(() => mark(at, kind, words));
    },
    given: () => given - marks,
    close(reason) {
      buffer.keep(() => ring.add(encodeRecord({ k: 'end', n: seq, reason })));
      buffer.close();
      return text();
    },
  };
}
