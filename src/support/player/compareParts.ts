import { fingerprint, sliceFingerprints } from '../../journal/fingerprint';
import type { ReplayStore } from '../../journal/replay/replayStore';

/** How an altered part differs from the recorded one. Positions count its actions. */
export interface Comparison {
  /** How many states were compared, from the altered action on. */
  readonly states: number;
  readonly differing: readonly number[];
  /** Keys of the state that differ in any of these states. */
  readonly keys: readonly string[];
  /** Where a reducer threw, and its message; null: none did. */
  readonly stopped: { readonly position: number; readonly reason: string } | null;
}

/** Compares every state of two parts of the same actions, from a position on, in steps; both stores are moved. */
export function* compareParts(
  recorded: ReplayStore<unknown>,
  altered: ReplayStore<unknown>,
  from: number,
): Generator<undefined, Comparison> {
  const differing: number[] = [];
  const keys = new Set<string>();
  for (let position = from; position <= recorded.length; position += 1) {
    yield* recorded.seekInSteps(position);
    try {
      yield* altered.seekInSteps(position);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { states: position - from, differing, keys: [...keys], stopped: { position, reason } };
    }
    const [one, other] = [recorded.getState(), altered.getState()];
    if (fingerprint(one) !== fingerprint(other)) {
      differing.push(position);
      for (const key of differingKeys(one, other)) keys.add(key);
    }
    yield;
  }
  return { states: recorded.length - from + 1, differing, keys: [...keys], stopped: null };
}

function differingKeys(one: unknown, other: unknown): readonly string[] {
  const [own, others] = [sliceFingerprints(one) ?? {}, sliceFingerprints(other) ?? {}];
  return [...new Set([...Object.keys(own), ...Object.keys(others)])].filter((key) => own[key] !== others[key]);
}
