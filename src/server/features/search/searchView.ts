import type { CategoryBranch, Facet, FoundProduct, SearchResult } from '../../../contract/search/search';
import { explainRanking } from './finding/explainRanking';
import { chosenStock } from './finding/chosenStock';
import { findProducts, type Found } from './finding/findProducts';
import { categoriesOfMost } from './finding/categoriesOfMost';
import { nearestProducts } from './finding/nearestProducts';
import { orderHits } from './finding/orderHits';
import { namedProduct } from './finding/namedProduct';
import type { Synonyms } from '../../searchIndex/query/synonyms';
import type { SearchRequest } from './searchRequest';
import type { CatalogSnapshot } from '../catalog';
import { offeredProduct, type Offer, type OwnPurchases } from '../offers';
import { offeredFacets } from './finding/offeredFacets';
import { facetName, valueName } from './finding/facetNames';
import type { Say } from '../../texts/say';
import { sentence } from '../../texts/sentence';

/**
 * The tree of categories with hits: the top level, and the children of the chosen category, of its ancestors, and of a
 * category that has all hits of its parent, because such a category alone offers no choice. The root has no id.
 */
function categoryBranch(
  snapshot: CatalogSnapshot,
  found: Found,
  { chosenId, say }: { readonly chosenId: string | null; readonly say: Say },
): CategoryBranch {
  const open = new Set((chosenId === null ? [] : snapshot.categories.pathTo(chosenId)).map(({ id }) => id));
  const branches = (parentId: string | null, above: number): CategoryBranch[] => {
    const counted = snapshot.categories
      .childrenOf(parentId)
      .map((category) => ({ category, count: found.categoryCounts[snapshot.categories.numberOf(category.id)] ?? 0 }))
      .filter(({ category, count }) => count > 0 || open.has(category.id));
    return counted.map(({ category: { id, name, description }, count }) => {
      const isOpen = open.has(id) || (counted.length === 1 && count === above);
      return { category: { id, name, description }, productCount: count, children: isOpen ? branches(id, count) : [] };
    });
  };
  return {
    category: { id: null, name: say(sentence('search.allCategories')), description: null },
    productCount: found.everywhere,
    children: branches(null, found.everywhere),
  };
}

/** The facets that have several values with hits, or a chosen one: a single value would narrow nothing. */
const facetsOf = (offer: Offer, { facetCounts, chosen }: Found, say: Say): Facet[] =>
  offeredFacets(offer).flatMap((column, facet): Facet[] => {
    const { nameOrId, attributeType } = column;
    const naming = { say, currency: offer.prices.currency };
    const values = column.values
      .map((value, number) => ({ value, productCount: facetCounts[facet]?.[number] ?? 0, number }))
      .filter(({ productCount, number }) => productCount > 0 || chosen[facet]?.[number] === 1)
      .map(({ value, productCount }) => ({
        nameOrId: value,
        displayName: valueName(nameOrId, value, naming),
        productCount,
      }));
    const shown = {
      nameOrId,
      attributeType,
      displayName: facetName(nameOrId, say),
      displayRank: facet + 1,
      facetType: 'DistinctValue',
      displayType: 'MultiSelect',
      values,
    } as const;
    return values.length < 2 && chosen[facet] === null ? [] : [shown];
  });

interface SearchFacts {
  readonly synonyms: Synonyms;
  readonly bought: OwnPurchases;
  readonly now: number;
  readonly say: Say;
}

/**
 * Whether a search has no choices and is on its first page: only then are a named product or the nearest products
 * answered.
 */
const isTermAlone = ({ refinements, categoryId, page }: SearchRequest): boolean =>
  refinements.length === 0 && categoryId === null && page === 0;

/** A page of a search's results for a caller, with the counts of possible next choices (SRC-12). */
export function searchResult(
  offer: Offer,
  request: SearchRequest,
  { synonyms, bought, now, say }: SearchFacts,
): SearchResult {
  const { snapshot, prices } = offer;
  const found = findProducts(offer, { ...request, synonyms, bought });
  const ranking = request.explain ? explainRanking(offer, found, { ...request, synonyms }) : null;
  const start = request.page * request.pageSize;
  const products = [...orderHits(offer, found, request.order, start + request.pageSize).subarray(start)].map(
    (row): FoundProduct => ({
      ...offeredProduct(offer, snapshot.productAt(row), request, now),
      ...(ranking !== null && { ranking: ranking(row) }),
    }),
  );
  const { term, groupVariations } = request;
  const named = isTermAlone(request) ? namedProduct(snapshot, found.hits, term) : null;
  const nearest =
    term !== null && found.hits.length === 0 && isTermAlone(request)
      ? nearestProducts(offer, { term, groupVariations, synonyms, bought })
      : null;
  return {
    categories: categoryBranch(snapshot, found, { chosenId: request.categoryId, say }),
    facets: [
      ...chosenStock(offer, request.refinements, { total: found.hits.length, say }),
      ...facetsOf(offer, found, say),
    ],
    ...(named !== null && { namedProductId: named }),
    ...(found.correctedTerm !== null && { correctedSearchTerm: found.correctedTerm }),
    ...(nearest !== null &&
      nearest.rows.length > 0 && {
        nearest: {
          ...(nearest.spelling !== null && { searchTerm: nearest.spelling }),
          products: [...nearest.rows].map((row) => offeredProduct(offer, snapshot.productAt(row), request, now)),
          categories: categoriesOfMost(snapshot, nearest.rows),
        },
      }),
    locale: say.locale.replace('-', '_'),
    productsPage: {
      currencyIsoCode: prices.currency,
      pageSize: request.pageSize,
      total: found.hits.length,
      products,
    },
  };
}
