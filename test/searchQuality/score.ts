import type { RightProducts } from './rightProducts';

/** The number of results that count: about what a phone shows before much scrolling. */
export const LOOKED_AT = 10;

export interface Score {
  /**
   * One divided by the rank of the first of the best products; 0 when none is among those looked at. Its mean is MRR.
   */
  readonly reciprocalRank: number;
  /** The share of the right products, best or not, among the first results; of ten if more are right. */
  readonly recall: number;
}

/** Scores a list of references from its top. If nothing is right, an empty list is a perfect answer. */
export function scoreOf(ranking: readonly string[], { best, also }: RightProducts): Score {
  if (best.size === 0) {
    const score = ranking.length === 0 ? 1 : 0;
    return { reciprocalRank: score, recall: score };
  }
  const top = ranking.slice(0, LOOKED_AT);
  const first = top.findIndex((sku) => best.has(sku));
  const found = new Set(top.filter((sku) => best.has(sku) || also.has(sku)));
  return {
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    recall: found.size / Math.min(LOOKED_AT, best.size + also.size),
  };
}

/** The mean over all queries. Throws for an empty list. */
export function meanOf(scores: readonly Score[]): Score {
  if (scores.length === 0) throw new Error('There is no mean of no scores.');
  const mean = (pick: (score: Score) => number) => scores.reduce((sum, score) => sum + pick(score), 0) / scores.length;
  return { reciprocalRank: mean((score) => score.reciprocalRank), recall: mean((score) => score.recall) };
}
