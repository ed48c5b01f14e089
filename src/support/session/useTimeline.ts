import { useMemo } from 'react';
import { useSupportSelector } from '../kernel/hooks';
import { useMoveTo } from '../moments/useMoveTo';
import { useNotedMoments } from '../notes';
import { usePlayer } from '../playback/consolePlayer';
import { selectPlayback } from '../playback/playbackSlice';
import type { MarkKind } from '../player/outline';
import { markBeside, marksOf, startsOf } from './marks';

/** The recording as one row of states, whose parts follow each other. */
export function useTimeline() {
  const go = useMoveTo();
  const player = usePlayer();
  const { status, isHeld, lengths, part, position } = useSupportSelector(selectPlayback);
  const isOpen = status === 'open';
  const outlines = player.outlines();
  const notes = useNotedMoments();
  const marks = useMemo(() => marksOf(isOpen ? outlines : [], notes), [isOpen, outlines, notes]);
  const starts = startsOf(lengths);
  const at = (starts[part] ?? 0) + position;
  return {
    isOpen: isOpen && !isHeld,
    marks,
    starts,
    at,
    last: (starts.at(-1) ?? 0) + (lengths.at(-1) ?? 0),
    /** Stops, and shows the state at this place of the row. */
    moveTo: (index: number) => {
      const found = Math.max(
        0,
        starts.findLastIndex((start) => start <= index),
      );
      go({ part: found, position: index - (starts[found] ?? 0) });
    },
    /** Stops at the next mark of a kind, or at the one before; false where there is none. */
    moveToMark: (kind: MarkKind, direction: 1 | -1): boolean => {
      const mark = markBeside(marks.get(kind) ?? [], at, direction);
      if (mark) go({ part: mark.part, position: mark.position });
      return mark !== undefined;
    },
  };
}
