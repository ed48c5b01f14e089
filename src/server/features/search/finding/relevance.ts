import type { Ranking } from '../../../searchIndex/query/bestScores';
import type { Synonyms } from '../../../searchIndex/query/synonyms';
import { hiddenClass, NO_CLASS } from '../../catalog';
import type { Offer, OwnPurchases } from '../../offers';
import { foundInFields } from '../searchedFields';
import { ownFactors, rankingFor, sharedFactor, type RankingFactors } from './ranking';

/** What a term finds. */
export interface Relevance {
  /** Products that match, each once, in no particular order. */
  readonly candidates: Uint32Array;
  /** By product row, the score by which the product is ranked; 0: no match. Empty without a term. */
  readonly scores: Float32Array;
  /** The corrected term; null: the term as typed. */
  readonly correctedTerm: string | null;
  /**
   * By product row, the factor applied to the score of its match; null: none, as without a term and for references,
   * which keep their order.
   */
  readonly factorsAt: ((row: number) => RankingFactors) | null;
  /** Whether products come first because their reference begins with what is typed; no factor applies to these. */
  readonly hasBegun: boolean;
  /** The class of products that are left out; `NO_CLASS` where references name variations as well as parents. */
  readonly hidden: number;
}

export const NO_RELEVANCE: Omit<Relevance, 'hidden'> = {
  candidates: new Uint32Array(),
  scores: new Float32Array(),
  correctedTerm: null,
  factorsAt: null,
  hasBegun: false,
};

/**
 * The class of products that are left out; `NO_CLASS` for a term of references, which name variations as well as
 * parents.
 */
const hiddenRowClass = (groupVariations: boolean, isNamed: boolean): number =>
  isNamed && groupVariations ? NO_CLASS : hiddenClass(groupVariations);

/** What is found, ranked. */
type Ranked = Omit<Relevance, 'correctedTerm' | 'hasBegun'>;

interface Asking {
  readonly groupVariations: boolean;
  readonly bought: OwnPurchases;
}

interface Asked extends Asking {
  readonly term: string;
  /** Whether the term is still being typed, so that its last word may be incomplete. */
  readonly isTyping?: boolean;
  readonly synonyms: Synonyms;
  /** The fields in which the term has to be found; null or missing: anywhere. */
  readonly searchFields?: readonly string[] | null;
}

/**
 * By document the row of the product by which it is shown to the audience: its own, or that of its parent where
 * variations are grouped and it is not named itself; -1: it is not shown.
 */
export function shownRows(
  { snapshot, audience }: Offer,
  { groupVariations, isNamed = false }: { readonly groupVariations: boolean; readonly isNamed?: boolean },
): (document: number) => number {
  const { parent, productClass } = snapshot.columns;
  const standsForParent = groupVariations && !isNamed;
  const hidden = hiddenRowClass(groupVariations, isNamed);
  return (document) => {
    if (audience.sees[document] !== 1) return -1;
    const parentRow = standsForParent ? (parent[document] ?? -1) : -1;
    const row = parentRow === -1 ? document : parentRow;
    return audience.sees[row] === 1 && productClass[row] !== hidden ? row : -1;
  };
}

/**
 * Documents as products visible to the audience, ranked. A matching variation counts for its parent where they are
 * grouped, but one that is named by its own reference stands for itself.
 */
export function rankedProducts(
  offer: Offer,
  { documents, scores: matches, isNamed = false }: Ranking & { readonly isNamed?: boolean },
  { groupVariations, bought }: Asking,
): Ranked {
  const hidden = hiddenRowClass(groupVariations, isNamed);
  const shownRow = shownRows(offer, { groupVariations, isNamed });
  const scores = new Float32Array(offer.snapshot.size);
  const candidates = new Uint32Array(documents.length);
  let count = 0;
  for (let number = 0; number < documents.length; number += 1) {
    const shown = shownRow(documents[number] ?? 0);
    if (shown === -1) continue;
    const [score, before] = [matches[number] ?? 0, scores[shown] ?? 0];
    if (score <= before) continue;
    if (before === 0) candidates[count++] = shown;
    scores[shown] = score;
  }
  const found = { candidates: candidates.slice(0, count), scores, hidden };
  // References keep the order in which they were given, without ranking.
  if (isNamed) return { ...found, factorsAt: null };
  const shared = sharedFactor(offer);
  for (const row of found.candidates) scores[row] = (scores[row] ?? 0) * shared(row);
  // Multiplied after the shared factor and not together with it, because `suggestedRows` does the same: so both round
  // alike, and their scores are equal to the last bit.
  const own = ownFactors(offer.snapshot, bought);
  for (const [row, factor] of own) scores[row] = (scores[row] ?? 0) * factor;
  return { ...found, factorsAt: rankingFor(offer, own) };
}

/**
 * Whether the audience may see a document. Documents for others must not influence which spelling or term is answered.
 */
export const shownTo =
  ({ audience }: Offer) =>
  (document: number): boolean =>
    audience.sees[document] === 1;

/** Higher than the score of any match, lower than that of a reference given in full. */
const BEGUN_SCORE = 5e5;

/**
 * Puts the products first whose reference begins with what is typed. A parent whose own reference begins so stands for
 * its variations.
 */
function withBegun(offer: Offer, ranked: Ranked, begun: readonly number[], asking: Asking) {
  const all = new Set(begun);
  const first = begun.filter((document) => !all.has(offer.snapshot.columns.parent[document] ?? -1));
  const ranking = {
    documents: Uint32Array.from(first),
    scores: Float32Array.from(first, (_document, index) => BEGUN_SCORE - index),
    isNamed: true,
  };
  const { candidates, scores: begunScores } = rankedProducts(offer, ranking, asking);
  const { scores } = ranked;
  const added = candidates.filter((row) => scores[row] === 0);
  for (const row of candidates) scores[row] = Math.max(scores[row] ?? 0, begunScores[row] ?? 0);
  return { ...ranked, candidates: Uint32Array.from([...ranked.candidates, ...added]) };
}

/** The products that a term finds. */
export function relevanceFor(
  offer: Offer,
  { term, isTyping = false, synonyms, searchFields, ...asking }: Asked,
): Relevance {
  const isShown = shownTo(offer);
  const anywhere = offer.snapshot.index.find(term, { isTyping, synonyms, isShown });
  const found = searchFields ? foundInFields(offer, anywhere, searchFields, { term, isShown }) : anywhere;
  const matching = rankedProducts(offer, found, asking);
  const hasBegun = found.begun.length > 0;
  const ranked = hasBegun ? withBegun(offer, matching, found.begun, asking) : matching;
  // A correction by which only products for others are found would reveal that these exist.
  return { ...ranked, hasBegun, correctedTerm: ranked.candidates.length > 0 ? found.correctedTerm : null };
}
