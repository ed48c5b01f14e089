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
  readonly chosen: ChosenValues;
}

interface Request extends Pick<SearchRequest, 'term' | 'categoryId' | 'refinements' | 'groupVariations'> {
  /** Whether the term is still being typed, so that its last word may be incomplete. */
  readonly isTyping?: boolean;
}

const NO_SCORES: Scores = new Map();

/** Finds and counts the products for a term, a category and choices (SRC-12). */
export const findProducts = (snapshot: CatalogSnapshot, audience: Audience, request: Request): Found => {
  const { term, categoryId, groupVariations, isTyping = false } = request;
  const chosen = chosenValues(snapshot.columns.facets, request.refinements);
  const category = categoryId === null ? null : snapshot.categories.numberOf(categoryId);
  if (term === null && request.refinements.length === 0)
    return { ...wholeListing(snapshot, audience, category, groupVariations), scores: NO_SCORES, chosen };
  const scores = term === null ? NO_SCORES : relevanceFor(snapshot, audience, { term, isTyping, groupVariations });
  const candidates =
    term === null
      ? wholeListing(snapshot, audience, null, groupVariations).hits
      : Uint32Array.from(scores.keys()).sort();
  return { ...countProducts(snapshot, audience, candidates, { category, chosen, groupVariations }), scores, chosen };
};
