import type { PlaybackPosition } from '../../playback/playbackSlice';
import type { OutlinedAction, OutlinedPart } from '../../player/outline';
import { countUpTo } from '../timeline/marks';

interface Listed {
  readonly action: OutlinedAction;
  readonly at: PlaybackPosition;
}

/** The actions of a recording that a list shows, by index; none is copied. */
export interface Listing {
  readonly length: number;
  readonly at: (index: number) => Listed | undefined;
  /** The index of the last listed action that has happened at a position; -1: none has. */
  readonly lastAt: (at: PlaybackPosition) => number;
}

/**
 * Returns a filter of actions by feature and words. A recording has many actions but few types, so that each type is
 * compared once.
 */
function filterOf(feature: string | null, words: string) {
  const wanted = words.toLowerCase();
  const known = new Map<string, Map<string, boolean>>();
  return ({ type, feature: own }: OutlinedAction): boolean => {
    if (feature !== null && own !== feature) return false;
    const ofType = known.get(type) ?? new Map<string, boolean>();
    known.set(type, ofType);
    const isKnown = ofType.get(own);
    if (isKnown !== undefined) return isKnown;
    const isMeant = `${type} ${own}`.toLowerCase().includes(wanted);
    ofType.set(own, isMeant);
    return isMeant;
  };
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Lists the actions of one feature (null: of all) whose type or feature contains some words, or whose row among all
 * actions is in `containing`.
 */
export function listingOf(
  parts: readonly OutlinedPart[],
  feature: string | null,
  words: string,
  containing = NONE,
): Listing {
  let length = 0;
  /** The number of actions before each part. */
  const offsets = parts.map(({ actions }) => {
    const offset = length;
    length += actions.length;
    return offset;
  });
  const actionAt = (row: number): Listed | undefined => {
    const part = countUpTo(offsets, row) - 1;
    const index = row - (offsets[part] ?? 0);
    const action = parts[part]?.actions[index];
    return action && { action, at: { part, position: index + 1 } };
  };
  const rowOf = ({ part, position }: PlaybackPosition) => (offsets[part] ?? 0) + position - 1;
  if (feature === null && words === '') return { length, at: actionAt, lastAt: rowOf };
  const isNamed = filterOf(feature, words);
  const isMeant = (action: OutlinedAction, row: number): boolean =>
    isNamed(action) || (containing.has(row) && (feature === null || action.feature === feature));
  const rows = parts.flatMap(({ actions }, part) => rowsIn(actions, offsets[part] ?? 0, isMeant));
  return {
    length: rows.length,
    at: (index) => actionAt(rows[index] ?? -1),
    lastAt: (shown) => countUpTo(rows, rowOf(shown)) - 1,
  };
}

function rowsIn(
  actions: readonly OutlinedAction[],
  offset: number,
  isMeant: (action: OutlinedAction, row: number) => boolean,
): readonly number[] {
  const rows: number[] = [];
  for (const [index, action] of actions.entries()) if (isMeant(action, offset + index)) rows.push(offset + index);
  return rows;
}
