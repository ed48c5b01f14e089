import type { StoreEnhancer } from '@reduxjs/toolkit';
import { JOURNAL_FORMAT, type HeaderRecord, type MarkerRecord } from '../format';
import { createActionBuffer, type ActionBuffer } from './actionBuffer';
import { createEncoder, type EncoderOptions } from './encoder';
import { createRing, type LineListener } from './ring';

export interface RecorderOptions extends EncoderOptions {
  readonly header: Omit<HeaderRecord, 'k' | 'format'>;
  /** The buffer with the actions so far, on the same clock; by default a new one, so that the recording starts now. */
  readonly buffer?: ActionBuffer;
  /** A monotonic clock in milliseconds, with any origin. */
  readonly now: () => number;
  /** `requestIdleCallback`, or its substitute. */
  readonly requestIdle: (callback: (deadline: { timeRemaining: () => number }) => void) => void;
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
  /** Adds a mark between two actions; `at` is a time of the recorder's clock, by default now. */
  marker: (kind: MarkerRecord['kind'], text: string, at?: number) => void;
  /**
   * A counter that grows with each entry received, except marks: by comparing it a caller sees whether anything has
   * happened in between.
   */
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
 * fingerprints follow in idle slices under 5 ms, at the latest with flush, text, follow or close.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { now, requestIdle, maxBytes = 4_000_000, maxActions = 20_000 } = options;
  const ring = createRing({ k: 'header', format: JOURNAL_FORMAT, ...options.header }, maxBytes, maxActions);
  const buffer = options.buffer ?? createActionBuffer(now);
  const encoder = createEncoder(buffer, ring, options);
  let scheduled = false;
  let given = 0;
  let marks = 0;
  let work = encoder.encodeKept();

  /** Encodes waiting entries for as long as `mayGoOn` allows; returns whether nothing is left. */
  function drain(mayGoOn: () => boolean): boolean {
    while (!work.next().done) if (!mayGoOn()) return false;
    work = encoder.encodeKept();
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
    inject: (endpoints) => buffer.keep(() => encoder.inject(endpoints)),
    gap: (reason) => buffer.pause({ k: 'gap', reason }),
    marker(kind, words, at = now()) {
      marks += 1;
      buffer.keep(() => encoder.mark(at, kind, words));
    },
    given: () => given - marks,
    close(reason) {
      buffer.keep(() => encoder.end(reason));
      buffer.close();
      return text();
    },
  };
}
