import type { RecordingMoment } from '../../contract/recordings/supportPages';
import type { Place } from '../playback/playbackSlice';
import type { OutlinedPart } from '../player/outline';

/** Of each part the position to which an action of a number leads, found out once. */
const positions = new WeakMap<OutlinedPart, ReadonlyMap<number, number>>();

function positionsIn(part: OutlinedPart): ReadonlyMap<number, number> {
  const known = positions.get(part);
  if (known) return known;
  const found = new Map(part.actions.map(({ number }, index) => [number, index + 1]));
  positions.set(part, found);
  return found;
}

/** Where a moment stands in an open recording: the state after its action; undefined: it has no such action. */
export function placeOf(outlines: readonly OutlinedPart[], { part, action }: RecordingMoment): Place | undefined {
  const index = outlines.findIndex(({ number }) => number === part);
  const outline = outlines[index];
  const position = outline && positionsIn(outline).get(action);
  return position === undefined ? undefined : { part: index, position };
}
