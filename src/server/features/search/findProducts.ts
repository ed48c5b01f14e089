import type { Synonyms } from '../../searchIndex/query/synonyms';
import type { SearchRequest } from './searchRequest';
import type { Audience, CatalogSnapshot } from '../catalog';
import { chosenValues } from './chosenValues';
import type { ChosenValues } from './chosenValues';
import { countProducts } from './countProducts';
import type { Counted } from './countProducts';
import { relevanceFor } from './relevance';
import type { Scores } from './relevance';
import { wholeListing } from './wholeListings';

/** The result of a search, by product place; hits ascending. */
export interface Found extends Counted {
  /** Empty without a term. */
  readonly scores: Scores;
  /** The term as it was understood; null: as it was typed. */
  readonly correctedTerm: string | null;
  readonly chosen: ChosenValues;
}

interface Request extends Pick<SearchRequest, 'term' | 'categoryId' | 'refinements' | 'groupVariations'> {
  /** Whether the term is still being typed, so that its last word may be incomplete. */
  readonly isTyping?: boolean;
  readonly synonyms: Synonyms;
}

const WITHOUT_TERM = { scores: new Map<number, number>(), correctedTerm: null };

/** Finds and counts the products for a term, a category and choices (SRC-12). */
export const findProducts = (snapshot: CatalogSnapshot, audience: Audience, request: Request): Found => {
  const { term, categoryId, groupVariations, synonyms, isTyping = false } = request;
  const chosen = chosenValues(snapshot.columns.facets, request.refinements);
  const category = categoryId === null ? null : snapshot.categories.numberOf(categoryId);
  if (term === null && request.refinements.length === 0)
    return { ...wholeListing(snapshot, audience, category, groupVariations), ...WITHOUT_TERM, chosen };
  const relevance =
    term === null ? WITHOUT_TERM : relevanceFor(snapshot, audience, { term, isTyping, groupVariations, synonyms });
  const candidates =
    term === null
      ? wholeListing(snapshot, audience, null, groupVariations).hits
      : Uint32Array.from(relevance.scores.keys()).sort();
  const counted = countProducts(snapshot, audience, candidates, { category, chosen, groupVariations });
  return { ...counted, ...relevance, chosen };
};
