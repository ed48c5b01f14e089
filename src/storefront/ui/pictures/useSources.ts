import { useMemo } from 'react';
import { useWarning } from '../warnings/useWarning';
import type { PictureSource } from '../layout/Picture';
import { readSrcSet } from './readSrcSet';

/** Warns of skipped entries, once for all sources of a picture. */
export const useSkippedWarning = (refused: readonly string[]): void =>
  useWarning(refused.length === 0 ? null : `Skipped among the addresses of a picture: ${refused.join(', ')}`);

/**
 * The sources of a picture, as a builder or another server wrote them: wrong entries are skipped, with one warning for
 * all of them, and a source without valid entries is left out (KIT-11).
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
