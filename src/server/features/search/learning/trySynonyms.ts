import { TRIED_PRODUCTS, type SynonymTrial } from '../../../../contract/search/searchLearning';
import type { Synonyms } from '../../../searchIndex/query/synonyms';
import { findProducts } from '../finding/findProducts';
import { orderHits } from '../finding/orderHits';
import type { Offer, OwnPurchases } from '../../offers';

/** What a term finds for a caller: the total, and the first products as the results page lists them. */
export function triedSearch(
  offer: Offer,
  bought: OwnPurchases,
  term: string,
  synonyms: Synonyms,
): SynonymTrial['before'] {
  const asked = { term, categoryId: null, refinements: [], groupVariations: true, synonyms, bought };
  const found = findProducts(offer, asked);
  const first = orderHits(offer, found, 'relevance', TRIED_PRODUCTS);
  return {
    total: found.hits.length,
    products: [...first].map((row) => {
      const { id, name, sku } = offer.snapshot.productAt(row);
      return { id, name, reference: sku };
    }),
  };
}
