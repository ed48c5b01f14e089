import { useMemo } from 'react';
import { useWarning } from '../warnings/useWarning';
import type { PictureSource } from '../layout/Picture';
import { readSrcSet } from './readSrcSet';

/** Warns of entries that were skipped, once for all of a picture's. */
export const useSkippedWarning = (refused: readonly string[]): void =>
  useWarning(refused.length === 0 ? null : `Skipped among the addresses of a picture: ${refused.join(', ')}`);

/**
 * The sources of a picture that come from outside: wrong entries are skipped, with one warning for all of them, and a
 * source that has no other is left out (KIT-11).
 */
export function useSources(sources: readonly PictureSource[]): readonly PictureSource[] {
  const { usable, refused } = useMemo(() => {
    const read = sources.map((source) => ({ source, ...readSrcSet(source.srcSet) }));
    return {
      usable: read.flatMap(({ source, usable: srcSet }) => (srcSet === '' ? [] : [{ ...source, srcSet }])),
      refused: read.flatMap((one) => one.refused),
    };
  }, [sources]);
  useSkippedWarning(refused);
  return usable;
}
