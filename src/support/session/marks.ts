import type { Place } from '../playback/playbackSlice';
import { MARK_KINDS, type MarkKind, type OutlinedPart } from '../player/outline';

export interface Mark extends Place {
  readonly kind: MarkKind;
  /** Its place among all states of the recording. */
  readonly at: number;
}

/** Of each part the place of its first state among all states of the recording. */
export function startsOf(lengths: readonly number[]): readonly number[] {
  let next = 0;
  return lengths.map((length) => {
    const start = next;
    next += length + 1;
    return start;
  });
}

/** All marks of a recording, in order, and by their kinds those that it has. */
export function marksOf(
  outlines: readonly OutlinedPart[],
  notes: readonly { readonly place: Place | undefined }[],
): ReadonlyMap<MarkKind, readonly Mark[]> {
  const starts = startsOf(outlines.map(({ actions }) => actions.length));
  const marks = outlines.flatMap(({ actions }, part) =>
    actions.flatMap(({ mark, followsGap }, index): Mark[] => {
      const place = { part, position: index + 1, at: (starts[part] ?? 0) + index + 1 };
      return [...(followsGap ? [{ kind: 'gap' as const, ...place }] : []), ...(mark ? [{ kind: mark, ...place }] : [])];
    }),
  );
  const noted = notes.flatMap(({ place }): Mark[] =>
    place ? [{ kind: 'note', ...place, at: (starts[place.part] ?? 0) + place.position }] : [],
  );
  const byKind = MARK_KINDS.map((kind) => [kind, [...marks, ...noted].filter((mark) => mark.kind === kind)] as const);
  return new Map(byKind.filter(([, own]) => own.length > 0));
}

/** The next mark after a place, or the one before it; from the last one on the first, and the other way round. */
export function markBeside(marks: readonly Mark[], at: number, direction: 1 | -1): Mark | undefined {
  return direction === 1
    ? (marks.find((mark) => mark.at > at) ?? marks[0])
    : (marks.findLast((mark) => mark.at < at) ?? marks.at(-1));
}
