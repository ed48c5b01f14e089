import type { UnknownAction } from '@reduxjs/toolkit';
import { hashInSteps, sliceFingerprints, toFingerprint } from '../fingerprint';
import { encodeRecord, type MarkerRecord } from '../format';
import type { ActionBuffer, Break, Noticed, Taken } from './actionBuffer';
import { encodeAction, RecordingError, unserialisable } from './encodeAction';
import type { ActionRegistry } from './registry';
import type { Ring } from './ring';

export interface EncoderOptions {
  readonly registry: Pick<ActionRegistry, 'encode'>;
  /** Called for each action or state that cannot be recorded in full. Tests treat it as a failure. */
  readonly onProblem: (problem: RecordingError) => void;
  /** Describes an error of the page's own code for the log; null: it is not recorded. By default none is recorded. */
  readonly describeError?: (noticed: Noticed) => string | null;
}

/** Writes what a buffer has kept into a ring, in the order in which it was kept. */
export interface Encoder {
  /** Encodes all entries of the buffer, with a pause after each step. */
  readonly encodeKept: () => Generator<undefined, void>;
  // The following are called by entries of the buffer, so that each record is written between the right two actions.
  readonly inject: (endpoints: readonly string[]) => void;
  /** `t`: when, on the buffer's clock. */
  readonly mark: (t: number, kind: MarkerRecord['kind'], words: string) => void;
  readonly end: (reason: string) => void;
}

/**
 * Of an action that may not or cannot be written, only the type is written; if it changed the state, a gap and a
 * snapshot follow it. An action that Redux refused, or whose reducer threw, is only marked as an error.
 */
export function createEncoder(
  buffer: Pick<ActionBuffer, 'start' | 'take'>,
  ring: Ring,
  { registry, onProblem, describeError }: EncoderOptions,
): Encoder {
  let seq = 0;
  /** The state after the last encoded record; undefined while none could be written. */
  let encoded: unknown;

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

  return {
    mark,
    inject: (endpoints) => ring.inject(seq, endpoints),
    end: (reason) => ring.add(encodeRecord({ k: 'end', n: seq, reason })),
    *encodeKept() {
      for (let kept = buffer.take(); kept.length > 0; kept = buffer.take()) {
        for (const entry of kept) {
          if (typeof entry === 'function') entry();
          else if ('from' in entry) yield* restart(entry.from, entry.after);
          else if ('error' in entry) markNoticed(entry);
          else yield* encodeTaken(entry);
          yield;
        }
      }
    },
  };
}
