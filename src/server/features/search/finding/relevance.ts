import type { Ranking } from '../../../searchIndex/query/bestScores';
import type { Synonyms } from '../../../searchIndex/query/synonyms';
import { hiddenClass, NO_CLASS } from '../../catalog';
import type { Offer, OwnPurchases } from '../../offers';
import { productOf, rankingFor, type RankingFactors } from './ranking';

/** What a term finds. */
export interface Relevance {
  /** Products that match, each once, in no particular order. */
  readonly candidates: Uint32Array;
  /** By product row, ranked; 0: no match. Empty without a term. */
  readonly scores: Float32Array;
  /** The corrected term; null: the term as typed. */
  readonly correctedTerm: string | null;
  /** By product row, the factor applied to the score of its match; null: none, because references keep their order. */
  readonly factorsAt: ((row: number) => RankingFactors) | null;
  /** The class of products that are left out; none where references name variations as well as families. */
  readonly hidden: number;
}

export const NO_RELEVANCE: Omit<Relevance, 'hidden'> = {
  candidates: new Uint32Array(),
  scores: new Float32Array(),
  correctedTerm: null,
  factorsAt: null,
};

interface Asking {
  readonly groupVariations: boolean;
  readonly bought: OwnPurchases;
}

interface Asked extends Asking {
  readonly term: string;
  /** Whether it is still being typed, so that its last word may be incomplete. */
  readonly isTyping?: boolean;
  readonly synonyms: Synonyms;
}

/**
 * Documents as products visible to the audience, ranked. A matching variation counts for its parent where they are grouped, but
 * one that is named by its own reference stands for itself.
 */
export function rankedProducts(
  offer: Offer,
  { documents, scores: matches, isNamed = false }: Ranking & { readonly isNamed?: boolean },
  { groupVariations, bought }: Asking,
): Omit<Relevance, 'correctedTerm'> {
  const { snapshot, audience } = offer;
  const { parent, productClass } = snapshot.columns;
  const standsForParent = groupVariations && !isNamed;
  const hidden = isNamed && groupVariations ? NO_CLASS : hiddenClass(groupVariations);
  const scores = new Float32Array(snapshot.size);
  const candidates = new Uint32Array(documents.length);
  let count = 0;
  for (let number = 0; number < documents.length; number += 1) {
    const row = documents[number] ?? 0;
    if (audience.sees[row] !== 1) continue;
    const parentRow = standsForParent ? (parent[row] ?? -1) : -1;
    const shown = parentRow === -1 ? row : parentRow;
    const [score, before] = [matches[number] ?? 0, scores[shown] ?? 0];
    if (audience.sees[shown] !== 1 || productClass[shown] === hidden || score <= before) continue;
    if (before === 0) candidates[count++] = shown;
    scores[shown] = score;
  }
  const found = { candidates: candidates.slice(0, count), scores, hidden };
  // References keep the order in which they were given, without ranking.
  if (isNamed) return { ...found, factorsAt: null };
  const factorsAt = rankingFor(offer, bought);
  for (const row of found.candidates) scores[row] = (scores[row] ?? 0) * productOf(factorsAt(row));
  return { ...found, factorsAt };
}

/** The products that a term finds. */
export function relevanceFor(offer: Offer, { term, isTyping = false, synonyms, ...asking }: Asked): Relevance {
  const found = offer.snapshot.index.find(term, { isTyping, synonyms });
  return { ...rankedProducts(offer, found, asking), correctedTerm: found.correctedTerm };
}
