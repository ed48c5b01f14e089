import type { LogPart } from '../../../journal/logLines';
import { MARK_KINDS, type MarkKind } from './actionMarks';
import { outlinePart, type OutlinedPart } from './outline';

/** The overview of a recording: what lists, filters and marks show of it, computed once. */
export interface Overview {
  readonly parts: readonly OutlinedPart[];
  /** The number of actions in all parts. */
  readonly actions: number;
  /** The positions of the recording's marks among all states by kind, in order. Notes are not in the recording. */
  readonly marks: ReadonlyMap<MarkKind, readonly number[]>;
  /** The features of all actions, sorted by name. */
  readonly features: readonly string[];
}

export const emptyOverview: Overview = { parts: [], actions: 0, marks: new Map(), features: [] };

const ACTIONS_A_STEP = 5_000;

/** The position of each part's first state among all states of the recording. */
export function startsOf(lengths: readonly number[]): readonly number[] {
  let next = 0;
  return lengths.map((length) => {
    const start = next;
    next += length + 1;
    return start;
  });
}

/** Outlines a recording in steps; `onRead` gets the number of its records read so far. */
export function* overviewOf(
  sources: readonly { readonly records: LogPart }[],
  onRead: (records: number) => void = () => {},
): Generator<undefined, Overview> {
  const parts: OutlinedPart[] = [];
  let before = 0;
  for (const { records } of sources) {
    const start = before;
    parts.push(yield* outlinePart(records, (read) => onRead(start + read)));
    before += records.length;
  }
  return yield* overviewOfParts(parts);
}

/** The overview of parts that have been outlined already. */
export function* overviewOfParts(parts: readonly OutlinedPart[]): Generator<undefined, Overview> {
  const starts = startsOf(parts.map(({ actions }) => actions.length));
  const found = new Map<MarkKind, number[]>(MARK_KINDS.map((kind) => [kind, []]));
  const features = new Set<string>();
  for (const [part, { actions, presses, errors }] of parts.entries()) {
    for (const { position } of presses) found.get('press')?.push((starts[part] ?? 0) + position);
    for (const [index, { mark, followsGap, feature }] of actions.entries()) {
      const at = (starts[part] ?? 0) + index + 1;
      features.add(feature);
      if (followsGap) found.get('gap')?.push(at);
      if (mark !== undefined) found.get(mark)?.push(at);
      if (at % ACTIONS_A_STEP === 0) yield;
    }
    // An error after the last action is marked at that action.
    const isLastUnmarked = errors.at(-1)?.position === actions.length && actions.at(-1)?.mark !== 'error';
    if (isLastUnmarked) found.get('error')?.push((starts[part] ?? 0) + actions.length);
  }
  const marks = new Map([...found].filter(([, indexes]) => indexes.length > 0));
  const count = parts.reduce((sum, { actions }) => sum + actions.length, 0);
  return { parts, actions: count, marks, features: [...features].sort() };
}
