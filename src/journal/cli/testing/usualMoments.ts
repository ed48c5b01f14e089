import type { UnknownAction } from '@reduxjs/toolkit';
import { CommandError } from '../command';
import type { Part } from '../readJournal';

/** The most moments that a test checks unless they are named. */
export const MOST_MOMENTS = 20;

/**
 * The moments that `momentOf` describes, those after an error of the page's code, and the last action; the last
 * `MOST_MOMENTS` of them. Throws a CommandError when the recording has no action.
 */
export function usualMoments(
  parts: readonly Part[],
  momentOf: (action: UnknownAction) => string | undefined,
  complain: (line: string) => void,
): readonly string[] {
  const moments = parts.flatMap(({ header, records }) => {
    const actions = records.flatMap((record) => (record.k === 'action' ? [record] : []));
    const marked = new Set(
      records.flatMap((record) => (record.k === 'marker' && record.kind === 'error' ? [record.n] : [])),
    );
    const isLast = (index: number): boolean => header === parts.at(-1)?.header && index === actions.length - 1;
    return actions
      .filter((record, index) => momentOf(record.a) !== undefined || marked.has(record.n) || isLast(index))
      .map(({ n }) => (parts.length > 1 ? `${header.part}:${n}` : String(n)));
  });
  if (moments.length === 0) throw new CommandError(1, 'the recording holds no action: there is nothing to test');
  if (moments.length <= MOST_MOMENTS) return moments;
  complain(`of ${moments.length} moments the last ${MOST_MOMENTS} are held; --at names others`);
  return moments.slice(-MOST_MOMENTS);
}
