import type { Place } from '../playback/playbackSlice';
import { MARK_KINDS, type MarkKind } from '../player/outline';

/** The marks of a recording by kind, as places among all its states, in order. */
export type Marks = ReadonlyMap<MarkKind, readonly number[]>;

/** Those of the recording with those of its notes. */
export function withNotes(
  recorded: Marks,
  notes: readonly { readonly place: Place | undefined }[],
  starts: readonly number[],
): Marks {
  const noted = notes.flatMap(({ place }) => (place ? [(starts[place.part] ?? 0) + place.position] : []));
  if (noted.length === 0) return recorded;
  const all = new Map([...recorded, ['note', noted.sort((one, other) => one - other)]] as const);
  return new Map(MARK_KINDS.flatMap((kind) => (all.has(kind) ? [[kind, all.get(kind) ?? []] as const] : [])));
}

/** How many of some places, which are in order, stand before or at one. */
export function countUpTo(places: readonly number[], at: number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((places[middle] ?? at) <= at) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The next mark after a place, or the one before it; from the last one on the first, and the other way round. */
export function markBeside(marks: readonly number[], at: number, direction: 1 | -1): number | undefined {
  return direction === 1
    ? (marks[countUpTo(marks, at)] ?? marks[0])
    : (marks[countUpTo(marks, at - 1) - 1] ?? marks.at(-1));
}

/** Marks of a kind that are drawn at most: as many as the widest screen has room for beside each other. */
const MOST_DRAWN = 1_000;

/** Where marks are drawn on a line of so many states: of those that stand too close to be told apart, the first. */
export function drawnMarks(places: readonly number[], last: number): readonly number[] {
  const apart = last / MOST_DRAWN;
  if (apart <= 1) return places;
  const drawn: number[] = [];
  let column = -1;
  for (const place of places) {
    const own = Math.floor(place / apart);
    if (own !== column) drawn.push(place);
    column = own;
  }
  return drawn;
}
