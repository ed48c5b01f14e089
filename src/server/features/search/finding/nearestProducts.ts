import type { Synonyms } from '../../../searchIndex/query/synonyms';
import type { Offer, OwnPurchases } from '../../offers';
import { orderHits } from './orderHits';
import { rankedProducts, relevanceFor, shownRows } from './relevance';

/** How many products are answered at most where a term finds none: two rows of cards. */
const NEAREST_PRODUCTS = 8;

/** What comes nearest to a term that finds nothing. */
interface Nearest {
  /** Rows of products, the nearest first. */
  readonly rows: Uint32Array;
  /** The term in the nearest spelling that finds something; null: there is none. */
  readonly spelling: string | null;
}

/**
 * Of the products that the audience sees, those that have the most of a term's words, at least half, as typed or in
 * their nearest spelling.
 */
export function nearestProducts(
  offer: Offer,
  asked: {
    readonly term: string;
    readonly groupVariations: boolean;
    readonly synonyms: Synonyms;
    readonly bought: OwnPurchases;
  },
): Nearest {
  const standsFor = shownRows(offer, asked);
  const { spelling, ...ranking } = offer.snapshot.index.nearest(asked.term, {
    isShown: (document) => standsFor(document) !== -1,
    finds: (term) => relevanceFor(offer, { ...asked, term }).candidates.length > 0,
  });
  const { candidates, scores } = rankedProducts(offer, ranking, asked);
  return { rows: orderHits(offer, { hits: candidates, scores }, 'relevance', NEAREST_PRODUCTS), spelling };
}
