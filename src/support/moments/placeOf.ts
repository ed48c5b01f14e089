import type { RecordingMoment } from '../../contract/recordings/supportPages';
import type { Place } from '../playback/playbackSlice';
import type { OutlinedPart } from '../player/outline';

/** Where a moment stands in an open recording: the state after its action; undefined: it has no such action. */
export function placeOf(outlines: readonly OutlinedPart[], { part, action }: RecordingMoment): Place | undefined {
  const index = outlines.findIndex(({ number }) => number === part);
  const position = (outlines[index]?.actions.findIndex(({ number }) => number === action) ?? -1) + 1;
  return position === 0 ? undefined : { part: index, position };
}
