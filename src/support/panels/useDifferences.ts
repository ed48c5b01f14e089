import { useEffect, useState } from 'react';
import { differencesBetween, type Difference } from '../../journal/differences';
import { foundState } from '../player/foundState';
import { inSlices } from '../player/inSlices';
import type { RecordedPart } from '../player/openRecording';

interface Found {
  readonly part: RecordedPart;
  readonly position: number;
  readonly differences: readonly Difference[];
}

interface Differences {
  /** The differences at the previous position, until those of the current one are found; undefined: none yet. */
  readonly found: readonly Difference[] | undefined;
  readonly isCurrent: boolean;
}

/**
 * What the action that leads to a position changed in the state; the part's store must be at this position. The state
 * before it may have to be computed over up to a hundred actions, in slices. Throws the error of a reducer.
 */
export function useDifferences(part: RecordedPart, position: number): Differences {
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let isWanted = true;
    const after = part.store.getState();
    inSlices(foundState(part, position), () => isWanted).then(
      (before) => {
        if (isWanted) setFound({ part, position, differences: differencesBetween(before, after) });
      },
      (error: unknown) => {
        if (isWanted) setFailed({ error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [part, position]);
  if (failed) throw failed.error;
  const isOfPart = found?.part === part;
  return {
    found: isOfPart ? found.differences : undefined,
    isCurrent: isOfPart && found.position === position,
  };
}
