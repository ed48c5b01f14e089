import type { ActionRecord } from '../../journal/format';
import type { ReplayStore } from '../../journal/replay/replayStore';
import type { RecordingMoment } from '../../contract/recordings/supportPages';
import { useSupportSelector } from '../kernel/hooks';
import type { RecordedPart } from '../player/openRecording';
import { usePlayer } from '../playback/consolePlayer';
import { selectPlayback } from '../playback/playbackSlice';

/** The current position in the open recording, for panels. */
export interface ShownMoment {
  /** The store of the current part, which is at `position`. */
  readonly store: ReplayStore<unknown>;
  /** The current part with its records. */
  readonly shown: RecordedPart;
  readonly part: number;
  readonly position: number;
  /** The action that led here; undefined at the beginning of a part. */
  readonly record: ActionRecord | undefined;
  /** The part and action by which the server and links name the moment; undefined at the beginning of a part. */
  readonly named: RecordingMoment | undefined;
}

/** The current moment of the open recording; undefined: none is open. */
export function useMoment(): ShownMoment | undefined {
  const player = usePlayer();
  const { status, part, position } = useSupportSelector(selectPlayback);
  const shown = status === 'open' ? player.parts()[part] : undefined;
  if (!shown) return undefined;
  const { store } = shown;
  return { store, shown, part, position, record: store.actionAt(position), named: player.momentOf({ part, position }) };
}
