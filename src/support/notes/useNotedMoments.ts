import { useMemo } from 'react';
import type { RecordingNote } from '../../contract/recordings/support';
import { useRecording } from '../calls/useRecording';
import { useSupportSelector } from '../kernel/hooks';
import { positionOf } from '../moments/positionOf';
import { usePlayer } from '../playback/consolePlayer';
import { selectPlayback, type PlaybackPosition } from '../playback/playbackSlice';

/**
 * A note, and its position in the open recording; undefined: no recording is open, or the open one has no such action.
 */
interface NotedMoment {
  readonly note: RecordingNote;
  readonly at: PlaybackPosition | undefined;
}

/** The notes of the session in the order of their moments. Texts and names are tokens. */
export function useNotedMoments(): readonly NotedMoment[] {
  const player = usePlayer();
  const { data } = useRecording();
  const { status } = useSupportSelector(selectPlayback);
  return useMemo(() => {
    const outlines = status === 'open' ? player.outlines() : [];
    return [...(data?.notes ?? [])]
      .sort((one, other) => one.part - other.part || one.action - other.action)
      .map((note) => ({ note, at: positionOf(outlines, note) }));
  }, [data, player, status]);
}
