import { all, call } from 'redux-saga/effects';
import type { CategoryChildren } from '../../contract/catalog/category';
import type { ProductDetail } from '../../contract/catalog/product';
import type { SearchArgs, SearchResult } from '../../contract/search/search';
import { isMissingOrMalformed, request, type Outcome, type SagaGenerator } from '../api';
import { catalogApi } from '../features/catalog';
import { needsStock, pricesApi } from '../features/prices';
import { listingSearch, readListing, readTerm, searchApi } from '../features/search';
import type { PageStatus, RouteMatch } from './page';

const once = { subscribe: false } as const;

/** How many shelves the home page shows, and how many products on each. */
export const homeShelves = 3;
export const shelfSearch = (categoryId: string): SearchArgs => ({ categoryId, pageSize: 4, includePrices: true });
/** A product's own shelf: one more than fits, for the product itself is left out. */
export const familySearch = (categoryId: string): SearchArgs => ({ ...shelfSearch(categoryId), pageSize: 5 });
export const homeCategories = {} as const;

/** An answer without a body is none to show. */
const statusOf = (outcome: Outcome<unknown>): PageStatus => {
  if ('data' in outcome) return outcome.data === null ? 503 : 200;
  return isMissingOrMalformed(outcome.failure) ? 404 : 503;
};

/** One page of products and their stock. */
function* readProducts(search: SearchArgs): SagaGenerator<PageStatus> {
  const found = (yield call(
    request,
    searchApi.endpoints.searchProducts.initiate(search, once),
  )) as Outcome<SearchResult | null>;
  if (!('data' in found && found.data)) return statusOf(found);
  yield call(
    needsStock,
    found.data.productsPage.products.map(({ id }) => id),
  );
  return 200;
}

export function* needsHome(): SagaGenerator<PageStatus> {
  const children = catalogApi.endpoints.categoryChildren.initiate(homeCategories, once);
  const top = (yield call(request, children)) as Outcome<CategoryChildren | null>;
  if (!('data' in top && top.data)) return statusOf(top);
  const shelves = top.data.productCategories.slice(0, homeShelves);
  yield all(shelves.map(({ id }) => call(readProducts, shelfSearch(id))));
  return 200;
}

export function* needsCategory({ params, query }: RouteMatch): SagaGenerator<PageStatus> {
  const categoryId = params['categoryId'] ?? '';
  const { category, categoryChildren, categoryPath } = catalogApi.endpoints;
  const [found] = (yield all([
    call(request, category.initiate({ categoryId }, once)),
    call(request, categoryPath.initiate({ categoryId }, once)),
    call(request, categoryChildren.initiate({ parentProductCategoryId: categoryId }, once)),
    call(request, searchApi.endpoints.sortRules.initiate(undefined, once)),
    call(readProducts, listingSearch({ categoryId }, readListing(query))),
  ])) as readonly [Outcome<unknown>];
  return statusOf(found);
}

export function* needsProduct({ params }: RouteMatch): SagaGenerator<PageStatus> {
  const productId = params['productId'] ?? '';
  const [found] = (yield all([
    call(request, catalogApi.endpoints.product.initiate({ productId }, once)),
    call(request, pricesApi.endpoints.price.initiate({ productId }, once)),
    call(needsStock, [productId]),
  ])) as readonly [Outcome<ProductDetail | null>];
  if (!('data' in found && found.data)) return statusOf(found);
  const family = found.data.primaryProductCategoryPath?.path.at(-1)?.id;
  if (family !== undefined) yield call(readProducts, familySearch(family));
  return 200;
}

export function* needsSearch({ query }: RouteMatch): SagaGenerator<PageStatus> {
  const searchTerm = readTerm(query);
  if (searchTerm === '') return 200;
  yield all([
    call(request, searchApi.endpoints.sortRules.initiate(undefined, once)),
    call(readProducts, listingSearch({ searchTerm }, readListing(query))),
  ]);
  return 200;
}
