import type { ReplayStore } from '../../journal/replay/replayStore';
import { copyOf } from './alteredPart';
import { KEPT_EVERY, type RecordedPart } from './openRecording';

/** Stores for reading states of a part without moving what is shown. */
const copies = new WeakMap<RecordedPart, ReplayStore<unknown>>();

function copyFor(part: RecordedPart): ReplayStore<unknown> {
  const known = copies.get(part);
  if (known) return known;
  const { store } = copyOf(part);
  copies.set(part, store);
  return store;
}

/**
 * Computes, in steps, the state before the action that leads to a position. The part's store has been at this position,
 * and is not moved. Throws when a reducer throws.
 */
export function* foundState(part: RecordedPart, position: number): Generator<undefined, unknown> {
  const copy = copyFor(part);
  yield;
  const before = Math.max(0, position - 1);
  const kept = before - (before % KEPT_EVERY);
  // The part's store has been at `position`, so it has the earlier state already: nothing is computed for it.
  if (kept > 0) copy.keep(kept, part.store.stateBefore(kept + 1));
  yield* copy.seekInSteps(before);
  return copy.stateBefore(position);
}
