import type { RecordingMoment } from '../../contract/recordings/supportPages';
import type { PlaybackPosition } from '../playback/playbackSlice';
import type { OutlinedPart } from '../player/outline';

/**
 * The index of the action with this number; -1: there is none. Numbers ascend, except in a recording whose records are
 * out of order, a fault that its verification reports.
 */
function indexIn({ actions }: OutlinedPart, wanted: number): number {
  let [from, to] = [0, actions.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((actions[middle]?.number ?? wanted) < wanted) from = middle + 1;
    else to = middle;
  }
  return actions[from]?.number === wanted ? from : actions.findIndex(({ number }) => number === wanted);
}

/** The position of a moment in an open recording: the state after its action; undefined: it has no such action. */
export function positionOf(
  outlines: readonly OutlinedPart[],
  { part, action }: RecordingMoment,
): PlaybackPosition | undefined {
  const partIndex = outlines.findIndex(({ number }) => number === part);
  const outline = outlines[partIndex];
  const index = outline ? indexIn(outline, action) : -1;
  return index < 0 ? undefined : { part: partIndex, position: index + 1 };
}

/**
 * The position at a time (ms UTC): the state after the last action up to then; before the recording begins, its first
 * state. undefined: the recording has no parts.
 */
export function positionAtTime(outlines: readonly OutlinedPart[], time: number): PlaybackPosition | undefined {
  const part = Math.max(
    0,
    outlines.findLastIndex(({ startedAt }) => startedAt <= time),
  );
  const outline = outlines[part];
  return outline && { part, position: outline.actions.findLastIndex(({ at }) => outline.startedAt + at <= time) + 1 };
}
