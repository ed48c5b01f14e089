import type { Synonyms } from '../../../searchIndex/query/synonyms';
import type { SearchRequest } from '../searchRequest';
import { hiddenClass } from '../../catalog';
import type { Offer, OwnPurchases } from '../../offers';
import { offeredFacets } from './offeredFacets';
import { chosenValues, type ChosenValues } from './chosenValues';
import { countProducts, type Counted } from './countProducts';
import { NO_RELEVANCE, relevanceFor, type Relevance } from './relevance';
import { wholeListing } from './wholeListings';

/** The result of a search: hits, counts and scores, with products as rows. */
export interface Found extends Counted, Omit<Relevance, 'candidates' | 'hidden'> {
  readonly chosen: ChosenValues;
}

interface Request
  extends
    Pick<SearchRequest, 'term' | 'categoryId' | 'refinements' | 'groupVariations'>,
    Partial<Pick<SearchRequest, 'searchFields'>> {
  readonly synonyms: Synonyms;
  /** The account's own purchases, which influence the ranking; only used with a term. */
  readonly bought: OwnPurchases;
}

/** Finds and counts the products for a term, a category and choices (SRC-12). */
export function findProducts(offer: Offer, request: Request): Found {
  const { term, categoryId, refinements, groupVariations, searchFields = null, synonyms, bought } = request;
  const { snapshot } = offer;
  const chosen = chosenValues(offeredFacets(offer), refinements);
  const category = categoryId === null ? null : snapshot.categories.numberOf(categoryId);
  const { candidates, hidden, ...relevance } =
    term === null
      ? { ...NO_RELEVANCE, hidden: hiddenClass(groupVariations) }
      : relevanceFor(offer, { term, groupVariations, searchFields, synonyms, bought });
  const count = (rows: Uint32Array): Counted => countProducts(offer, rows, { category, chosen, hidden });
  const whole = (of: number | null): Counted => wholeListing(offer, of, groupVariations);
  const isWhole = term === null && refinements.length === 0;
  const counted = isWhole ? whole(category) : count(term === null ? whole(null).hits : candidates);
  return { ...counted, ...relevance, chosen };
}
