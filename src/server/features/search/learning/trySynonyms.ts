import { TRIED_PRODUCTS, type SynonymTrial } from '../../../../contract/search/searchLearning';
import type { Synonyms } from '../../../searchIndex/query/synonyms';
import type { Audience, CatalogState } from '../../catalog';
import { findProducts } from '../finding/findProducts';
import { orderHits } from '../finding/orderHits';

/** What a term finds for an audience, as its page of results lists it. */
export const triedSearch = (
  state: CatalogState,
  audience: Audience,
  term: string,
  synonyms: Synonyms,
): SynonymTrial['before'] => {
  const asked = { term, categoryId: null, refinements: [], groupVariations: true, synonyms };
  const found = findProducts(state.snapshot, audience, asked);
  const first = orderHits(state, audience, found, 'relevance', TRIED_PRODUCTS);
  return {
    total: found.hits.length,
    products: [...first].map((row) => {
      const { id, name, sku } = state.snapshot.productAt(row);
      return { id, name, reference: sku };
    }),
  };
};
