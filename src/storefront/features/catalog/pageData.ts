import { all, call } from 'redux-saga/effects';
import type { ProductDetail } from '../../../contract/catalog/product';
import type { SearchArgs } from '../../../contract/search/search';
import { pageStatusOf, request, type Outcome } from '../../api';
import type { PageStatus } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import type { SagaGenerator } from '../../kernel/sagaTypes';
import { needsStock, pricesApi } from '../prices';
import { listingSearch, readListing, readProducts, readSortRules, shelfSearch } from '../search';
import { catalogApi } from './catalogApi';

const once = { subscribe: false } as const;

/** A product's own shelf: one more than fits, for the product itself is left out. */
export const familySearch = (categoryId: string): SearchArgs => ({ ...shelfSearch(categoryId), pageSize: 5 });

/** Reads the data of a category's page. */
export function* needsCategory({ params, query }: RouteMatch): SagaGenerator<PageStatus> {
  const categoryId = params['categoryId'] ?? '';
  const { category, categoryChildren, categoryPath } = catalogApi.endpoints;
  const [found] = (yield all([
    call(request, category.initiate({ categoryId }, once)),
    call(request, categoryPath.initiate({ categoryId }, once)),
    call(request, categoryChildren.initiate({ parentProductCategoryId: categoryId }, once)),
    readSortRules(),
    call(readProducts, listingSearch({ categoryId }, readListing(query))),
  ])) as readonly [Outcome<unknown>];
  return pageStatusOf(found);
}

/** Reads the data of a product's page. */
export function* needsProduct({ params }: RouteMatch): SagaGenerator<PageStatus> {
  const productId = params['productId'] ?? '';
  const [found] = (yield all([
    call(request, catalogApi.endpoints.product.initiate({ productId }, once)),
    call(request, pricesApi.endpoints.price.initiate({ productId }, once)),
    call(needsStock, [productId]),
  ])) as readonly [Outcome<ProductDetail | null>];
  if (!('data' in found && found.data)) return pageStatusOf(found);
  const family = found.data.primaryProductCategoryPath?.path.at(-1)?.id;
  if (family !== undefined) yield call(readProducts, familySearch(family));
  return 200;
}
