import { useMemo } from 'react';
import { useSupportSelector } from '../../kernel/hooks';
import { useMoveTo } from '../../moments/useMoveTo';
import { useNotedMoments } from '../../notes';
import { useOverview } from '../../playback/consolePlayer';
import { selectPlayback } from '../../playback/playbackSlice';
import { startsOf, type MarkKind } from '../../player/outline';
import { markBeside, withNotes } from './marks';

/** The recording as one sequence of states, part after part. */
export function useTimeline() {
  const go = useMoveTo();
  const { status, isHeld, lengths, part, position } = useSupportSelector(selectPlayback);
  const isOpen = status === 'open';
  const { marks: recorded } = useOverview();
  const notes = useNotedMoments();
  const starts = useMemo(() => startsOf(lengths), [lengths]);
  const marks = useMemo(() => withNotes(recorded, notes, starts), [recorded, notes, starts]);
  const at = (starts[part] ?? 0) + position;
  const last = (starts.at(-1) ?? 0) + (lengths.at(-1) ?? 0);
  /** Stops, and shows the state at this index of the sequence. */
  const moveTo = (index: number) => {
    const found = Math.max(
      0,
      starts.findLastIndex((start) => start <= index),
    );
    go({ part: found, position: index - (starts[found] ?? 0) });
  };
  return {
    isOpen: isOpen && !isHeld,
    marks,
    starts,
    at,
    last,
    /**
     * The number of actions up to the current position, and their total: each part has one state more than actions, and
     * the index of a state counts from 0.
     */
    happened: at - part,
    actions: last - Math.max(0, lengths.length - 1),
    moveTo,
    /** Stops at the next mark of a kind, or at the previous one; false if there is none. */
    moveToMark: (kind: MarkKind, direction: 1 | -1): boolean => {
      const mark = markBeside(marks.get(kind) ?? [], at, direction);
      if (mark !== undefined) moveTo(mark);
      return mark !== undefined;
    },
  };
}
