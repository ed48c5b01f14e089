import type { ProductDetail } from '../../../contract/catalog/product';
import type { SearchArgs } from '../../../contract/search/search';
import { pageStatusOf, request } from '../../api';
import type { PageResult } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import { all, call, type SagaGenerator } from '../../kernel/effects';
import { loadStock, pricesApi } from '../prices';
import { listingSearch, readListing, readProducts, readSortRules, shelfSearch } from '../search';
import { catalogApi } from './catalogApi';
import { variationTable, variationReads } from './lazyVariations';

const once = { subscribe: false } as const;

/** The shelf of a product's family: one more than shown, because the product itself is left out. */
export const familySearch = (categoryId: string): SearchArgs => ({ ...shelfSearch(categoryId), pageSize: 5 });

/** Reads the data of a category page. */
export function* loadCategoryPage({ params, query }: RouteMatch): SagaGenerator<PageResult> {
  const categoryId = params['categoryId'] ?? '';
  const { category, categoryChildren, categoryPath } = catalogApi.endpoints;
  const [found] = yield* all([
    request(category.initiate({ categoryId }, once)),
    request(categoryPath.initiate({ categoryId }, once)),
    request(categoryChildren.initiate({ parentProductCategoryId: categoryId }, once)),
    readSortRules(),
    readProducts(listingSearch({ categoryId }, readListing(query))),
  ]);
  return pageStatusOf(found);
}

/** Reads the data of a product page. */
export function* loadProductPage({ params }: RouteMatch): SagaGenerator<PageResult> {
  const productId = params['productId'] ?? '';
  const [found] = yield* all([
    request(catalogApi.endpoints.product.initiate({ productId }, once)),
    request(pricesApi.endpoints.price.initiate({ productId }, once)),
    loadStock([productId]),
  ]);
  if (!('data' in found && found.data)) return pageStatusOf(found);
  const family = found.data.primaryProductCategoryPath?.path.at(-1)?.id;
  yield* all([
    ...(found.data.variationInfo ? [call(loadVariations, found.data)] : []),
    ...(family === undefined ? [] : [call(readProducts, familySearch(family))]),
  ]);
  return 200;
}

/** The table of variations, code and data: it is there when the page is shown. */
function* loadVariations(detail: ProductDetail): SagaGenerator {
  const [read] = yield* all([call(variationReads.load), call(variationTable.load)]);
  yield* call(read, detail);
}
