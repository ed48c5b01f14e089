import type { ProductDetail } from '../../../contract/catalog/product';
import type { SearchArgs } from '../../../contract/search/search';
import { pageStatusOf, request } from '../../api';
import type { PageResult } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import { all, call, select, type SagaGenerator } from '../../kernel/effects';
import { loadStock, pricesApi } from '../prices';
import { listingSearch, readListing, readProducts, readSortRules, shelfSearch } from '../search';
import { catalogApi } from './catalogApi';
import { contentsReads, hasContents, productContents } from './contents/lazyContents';
import { variationTable, variationReads } from './variations/lazyVariations';

const once = { subscribe: false } as const;

/** The search for a shelf of the product's category: one more than shown, because the product itself is left out. */
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
  if (found.data.variationInfo) yield* call(loadVariations, found.data);
  if (hasContents(found.data)) yield* call(loadContents, found.data);
  return 200;
}

/** Reads the shelf below a page's product; nothing if the product is not in the cache or has no category. */
export function* loadFamily({ params }: RouteMatch): SagaGenerator {
  const { data } = yield* select(catalogApi.endpoints.product.select({ productId: params['productId'] ?? '' }));
  const family = data?.primaryProductCategoryPath?.path.at(-1)?.id;
  if (family !== undefined) yield* call(readProducts, familySearch(family));
}

/** Loads the contents of a bundle or the members of a set, code and data, before the page is shown. */
function* loadContents(detail: ProductDetail): SagaGenerator {
  const [read] = yield* all([call(contentsReads.load), call(productContents.load)]);
  yield* call(read, detail);
}

/** Loads the table of variations, code and data, before the page is shown. */
function* loadVariations(detail: ProductDetail): SagaGenerator {
  const [read] = yield* all([call(variationReads.load), call(variationTable.load)]);
  yield* call(read, detail);
}
