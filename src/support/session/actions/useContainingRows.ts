import { useEffect, useState } from 'react';
import type { RecordedPart } from '../../player/openRecording';
import { inSlices } from '../../player/inSlices';
import { rowsContaining } from '../../player/rowsContaining';

interface Found {
  readonly parts: readonly RecordedPart[];
  readonly words: string;
  readonly rows: ReadonlySet<number>;
}

/**
 * The rows of the actions that contain some words; undefined while the search is running, none if there are no words.
 */
export function useContainingRows(parts: readonly RecordedPart[], words: string): ReadonlySet<number> | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (words === '') return undefined;
    let isWanted = true;
    void inSlices(rowsContaining(parts, words), () => isWanted).then((rows) => {
      if (rows) setFound({ parts, words, rows });
    });
    return () => {
      isWanted = false;
    };
  }, [parts, words]);
  if (words === '') return NONE;
  return found?.parts === parts && found.words === words ? found.rows : undefined;
}

const NONE: ReadonlySet<number> = new Set();
