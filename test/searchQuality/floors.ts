import type { SetName } from './judgedQueries';
import type { Score } from './score';

/** The targets of the search; the held-out set may be `gap` below the first. */
export const TARGETS: Score & { readonly gap: number } = { reciprocalRank: 0.9, recall: 0.95, gap: 0.05 };

/** The least scores, raised as the search improves and never lowered: a failing query is not removed. */
export const FLOORS: Readonly<Record<SetName, Score>> = {
  first: { reciprocalRank: 0.98, recall: 0.98 },
  heldOut: { reciprocalRank: 0.97, recall: 0.97 },
};
