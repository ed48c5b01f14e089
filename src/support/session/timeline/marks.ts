import type { PlaybackPosition } from '../../playback/playbackSlice';
import { MARK_KINDS, type MarkKind } from '../../player/outline';

/** The marks of a recording by kind, as positions among all its states, in order. */
export type Marks = ReadonlyMap<MarkKind, readonly number[]>;

/** The marks of a recording together with those of its notes. */
export function withNotes(
  recorded: Marks,
  notes: readonly { readonly at: PlaybackPosition | undefined }[],
  starts: readonly number[],
): Marks {
  const noted = notes.flatMap(({ at }) => (at ? [(starts[at.part] ?? 0) + at.position] : []));
  if (noted.length === 0) return recorded;
  const all = new Map([...recorded, ['note', noted.sort((one, other) => one - other)]] as const);
  return new Map(MARK_KINDS.flatMap((kind) => (all.has(kind) ? [[kind, all.get(kind) ?? []] as const] : [])));
}

/** How many of these ascending positions are at or before the given one. */
export function countUpTo(positions: readonly number[], at: number): number {
  let [from, to] = [0, positions.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((positions[middle] ?? at) <= at) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The next mark after a position, or the previous one; wraps around at both ends. undefined: there are no marks. */
export function markBeside(marks: readonly number[], at: number, direction: 1 | -1): number | undefined {
  return direction === 1
    ? (marks[countUpTo(marks, at)] ?? marks[0])
    : (marks[countUpTo(marks, at - 1) - 1] ?? marks.at(-1));
}

/** The maximum number of marks of one kind to draw: more would overlap on most screens. */
const MOST_DRAWN = 1_000;

/** The positions at which marks are drawn on a timeline of `last` states: of several that would overlap, the first. */
export function drawnMarks(positions: readonly number[], last: number): readonly number[] {
  const apart = last / MOST_DRAWN;
  if (apart <= 1) return positions;
  const drawn: number[] = [];
  let column = -1;
  for (const position of positions) {
    const own = Math.floor(position / apart);
    if (own !== column) drawn.push(position);
    column = own;
  }
  return drawn;
}
