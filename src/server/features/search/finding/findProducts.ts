import type { Synonyms } from '../../../searchIndex/query/synonyms';
import type { SearchRequest } from '../searchRequest';
import type { Audience, CatalogSnapshot } from '../../catalog';
import { chosenValues } from './chosenValues';
import type { ChosenValues } from './chosenValues';
import { countProducts } from './countProducts';
import type { Counted } from './countProducts';
import { NO_RELEVANCE, relevanceFor } from './relevance';
import type { Relevance } from './relevance';
import { wholeListing } from './wholeListings';

/** The result of a search, by product row. */
export interface Found extends Counted, Omit<Relevance, 'candidates'> {
  readonly chosen: ChosenValues;
}

interface Request extends Pick<SearchRequest, 'term' | 'categoryId' | 'refinements' | 'groupVariations'> {
  readonly synonyms: Synonyms;
}

/** Finds and counts the products for a term, a category and choices (SRC-12). */
export const findProducts = (snapshot: CatalogSnapshot, audience: Audience, request: Request): Found => {
  const { term, categoryId, refinements, groupVariations, synonyms } = request;
  const chosen = chosenValues(snapshot.columns.facets, refinements);
  const category = categoryId === null ? null : snapshot.categories.numberOf(categoryId);
  const { candidates, ...relevance } =
    term === null ? NO_RELEVANCE : relevanceFor(snapshot, audience, { term, groupVariations, synonyms });
  const count = (rows: Uint32Array): Counted =>
    countProducts(snapshot, audience, rows, { category, chosen, groupVariations });
  const whole = (of: number | null): Counted => wholeListing(snapshot, audience, of, groupVariations);
  const isWhole = term === null && refinements.length === 0;
  const counted = isWhole ? whole(category) : count(term === null ? whole(null).hits : candidates);
  return { ...counted, ...relevance, chosen };
};
