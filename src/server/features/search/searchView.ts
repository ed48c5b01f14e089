import { SHOP_LOCALE } from '../../../contract/constants';
import type { CategoryBranch, Facet, FoundProduct, SearchResult } from '../../../contract/search/search';
import { findProducts } from './finding/findProducts';
import type { Found } from './finding/findProducts';
import { orderHits } from './finding/orderHits';
import type { Synonyms } from '../../searchIndex/query/synonyms';
import type { SearchRequest } from './searchRequest';
import type { Audience, CatalogSnapshot, CatalogState, ProductRecord } from '../catalog';
import {
  defaultImageOf,
  fieldTextsOf,
  pickFields,
  priceIn,
  quantityRuleTexts,
  variationAttributeSet,
} from '../catalog';
import { linePrice, wirePrice } from '../prices';

const ROOT_NAME = 'Toutes les catégories';

/**
 * The tree of categories with hits: the top level, and the children of the chosen category and its ancestors. The root
 * has no id.
 */
const categoryBranch = (snapshot: CatalogSnapshot, found: Found, chosenId: string | null): CategoryBranch => {
  const open = new Set((chosenId === null ? [] : snapshot.categories.pathTo(chosenId)).map(({ id }) => id));
  const branches = (parentId: string | null): CategoryBranch[] =>
    snapshot.categories.childrenOf(parentId).flatMap((category): CategoryBranch[] => {
      const productCount = found.categoryCounts[snapshot.categories.numberOf(category.id)] ?? 0;
      if (productCount === 0 && !open.has(category.id)) return [];
      const { id, name, description } = category;
      return [{ category: { id, name, description }, productCount, children: open.has(id) ? branches(id) : [] }];
    });
  return {
    category: { id: null, name: ROOT_NAME, description: null },
    productCount: found.everywhere,
    children: branches(null),
  };
};

/** The facets that have several values with hits, or a chosen one: a single value would narrow nothing. */
const facetsOf = (snapshot: CatalogSnapshot, { facetCounts, chosen }: Found): Facet[] =>
  snapshot.columns.facets.flatMap((column, facet): Facet[] => {
    const values = column.values
      .map((value, number) => ({ ...value, productCount: facetCounts[facet]?.[number] ?? 0, number }))
      .filter(({ productCount, number }) => productCount > 0 || chosen[facet]?.[number] === 1)
      .map(({ nameOrId, displayName, productCount }) => ({ nameOrId, displayName, productCount }));
    const { nameOrId, attributeType, displayName, displayRank } = column;
    const shown = {
      nameOrId,
      attributeType,
      displayName,
      displayRank,
      facetType: 'DistinctValue',
      displayType: 'MultiSelect',
      values,
    } as const;
    return values.length < 2 && chosen[facet] === null ? [] : [shown];
  });

const foundPrice = (state: CatalogState, product: ProductRecord, groups: readonly string[]): FoundProduct['prices'] => {
  const price = priceIn(state, product, groups);
  return { ...linePrice(product.id, price), priceAdjustment: price === null ? null : wirePrice(price).priceAdjustment };
};

const foundProduct = (
  state: CatalogState,
  product: ProductRecord,
  groups: readonly string[],
  request: SearchRequest,
  now: number,
): FoundProduct => ({
  id: product.id,
  name: product.name,
  fields: Object.fromEntries(
    Object.entries(pickFields(fieldTextsOf(product, now), request.fields)).map(([name, value]) => [name, { value }]),
  ),
  defaultImage: defaultImageOf(product),
  productClass: product.productClass,
  prices: request.includePrices ? foundPrice(state, product, groups) : null,
  purchaseQuantityRule: request.includeQuantityRule ? quantityRuleTexts(product) : null,
  urlName: product.urlName,
  variationAttributeSet: variationAttributeSet(product),
  productSellingModelInformation: null,
});

/** A page of a search's results for an audience, with the counts of possible next choices (SRC-12). */
export const searchResult = (
  state: CatalogState,
  audience: Audience,
  request: SearchRequest,
  synonyms: Synonyms,
  currency: string,
  now: number,
): SearchResult => {
  const { snapshot } = state;
  const found = findProducts(snapshot, audience, { ...request, synonyms });
  const start = request.page * request.pageSize;
  const products = [...orderHits(state, audience, found, request.order, start + request.pageSize).subarray(start)].map(
    (row) => foundProduct(state, snapshot.productAt(row), audience.groups, request, now),
  );
  return {
    categories: categoryBranch(snapshot, found, request.categoryId),
    facets: facetsOf(snapshot, found),
    ...(found.correctedTerm !== null && { correctedSearchTerm: found.correctedTerm }),
    locale: SHOP_LOCALE.replace('-', '_'),
    productsPage: { currencyIsoCode: currency, pageSize: request.pageSize, total: found.hits.length, products },
  };
};
