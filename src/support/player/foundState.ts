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
 * Computes, in steps, the state before the action at a position. The part's store is at or beyond that position, and is
 * not moved. Throws when a reducer throws.
 */
export function* foundState(part: RecordedPart, position: number): Generator<undefined, unknown> {
  const copy = copyFor(part);
  yield;
  const before = Math.max(0, position - 1);
  const kept = before - (before % KEPT_EVERY);
  // The part's store has been at that position, so it has this earlier state already: nothing is computed.
  if (kept > 0) copy.keep(kept, part.store.stateBefore(kept + 1));
  yield* copy.seekInSteps(before);
  return copy.stateBefore(position);
}
