import { median } from '../median';

/** Scores of at most a hundred. */
const SCORES = ['performance', 'accessibility', 'bestPractices', 'searchEngines'] as const;
type Score = (typeof SCORES)[number];

/** The figures of one visit: times in milliseconds, transferred bytes. */
export interface Figures extends Readonly<Record<Score, number>> {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  /** Lighthouse's sum of layout shifts. */
  readonly shift: number;
  readonly scriptBytes: number;
  readonly documentBytes: number;
}
export type Figure = keyof Figures;

const names: readonly Figure[] = [
  ...SCORES,
  'firstPaintMs',
  'largestPaintMs',
  'blockingMs',
  'shift',
  'scriptBytes',
  'documentBytes',
];

/** The median of each figure by itself; they may come from different visits. */
export const mediansOf = (visits: readonly Figures[]): Figures =>
  Object.fromEntries(names.map((name) => [name, median(visits.map((visit) => visit[name]))])) as unknown as Figures;

export const TARGETS = {
  /** The lowest score that always passes. */
  score: 95,
  /** How far a score may be below the reference's, which is lower on a slow machine. */
  underReference: 4,
  /** Blocking time over the reference's. */
  blockingOverMs: 200,
  /** Largest paint as a multiple of the reference's. */
  largestPaintRatio: 1.3,
  shift: 0.01,
} as const;

/** The figures of a page that miss their targets, which are relative to the reference page of the same run. */
export function missedTargets(page: Figures, reference: Figures): readonly Figure[] {
  return [
    ...SCORES.filter((score) => page[score] < Math.min(TARGETS.score, reference[score] - TARGETS.underReference)),
    ...(page.largestPaintMs > TARGETS.largestPaintRatio * reference.largestPaintMs
      ? (['largestPaintMs'] as const)
      : []),
    ...(page.blockingMs > reference.blockingMs + TARGETS.blockingOverMs ? (['blockingMs'] as const) : []),
    ...(page.shift > TARGETS.shift ? (['shift'] as const) : []),
  ];
}
