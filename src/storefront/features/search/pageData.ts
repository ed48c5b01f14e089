import type { SearchArgs } from '../../../contract/search/search';
import { pageStatusOf, request } from '../../api';
import type { PageResult } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import { all, call, type SagaGenerator } from '../../kernel/effects';
import { loadStock } from '../prices';
import { listingSearch, readListing, readTerm } from './listing/listing';
import { searchApi } from './searchApi';

const once = { subscribe: false } as const;

/** The search for a shelf of four products of a category. */
export const shelfSearch = (categoryId: string): SearchArgs => ({ categoryId, pageSize: 4, includePrices: true });

/** Reads one page of products and their stock. */
export function* readProducts(search: SearchArgs): SagaGenerator<PageResult> {
  const found = yield* request(searchApi.endpoints.searchProducts.initiate(search, once));
  if (!('data' in found && found.data)) return pageStatusOf(found);
  const { nearest, productsPage } = found.data;
  yield* call(
    loadStock,
    (nearest ?? productsPage).products.map(({ id }) => id),
  );
  return 200;
}

/** Reads the sort rules, which are the same for every listing. */
export const readSortRules = () => request(searchApi.endpoints.sortRules.initiate(undefined, once));

/** Reads the data of the search page. */
export function* loadSearchPage({ query }: RouteMatch): SagaGenerator<PageResult> {
  const searchTerm = readTerm(query);
  if (searchTerm === '') return 200;
  yield* all([readSortRules(), readProducts(listingSearch({ searchTerm }, readListing(query)))]);
  return 200;
}
