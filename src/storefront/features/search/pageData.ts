import { productAddress } from '../../../contract/pages/pageReference';
import type { SearchArgs } from '../../../contract/search/search';
import { pageStatusOf, request } from '../../api';
import type { PageResult } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import { all, call, select, type SagaGenerator } from '../../kernel/effects';
import { loadStock } from '../prices';
import { listingSearch, readListing, readTerm } from './listing';
import { searchApi } from './searchApi';

const once = { subscribe: false } as const;

/** A shelf of four products of a category. */
export const shelfSearch = (categoryId: string): SearchArgs => ({ categoryId, pageSize: 4, includePrices: true });

/** One page of products and their stock. */
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

/** The sort rules that every listing offers. */
export const readSortRules = () => request(searchApi.endpoints.sortRules.initiate(undefined, once));

/**
 * Reads the data of the search page. A term that is the reference of a product leads to its page; choices that the server
 * does not know, such as a category that is gone, are left out.
 */
export function* loadSearchPage({ query }: RouteMatch): SagaGenerator<PageResult> {
  const searchTerm = readTerm(query);
  if (searchTerm === '') return 200;
  const asked = listingSearch({ searchTerm }, readListing(query));
  const [status] = yield* all([readProducts(asked), readSortRules()]);
  const { data } = yield* select(searchApi.endpoints.searchProducts.select(asked));
  const named = data?.productsPage.products.find(({ id }) => id === data.namedProductId);
  if (named) return { leadsTo: productAddress(named.urlName, named.id) };
  const choice = ['category', 'refinements'].find((name) => query.has(name));
  if (status !== 404 || !choice) return 200;
  const wider = new URLSearchParams(query);
  for (const name of [choice, 'page']) wider.delete(name);
  return { leadsTo: `/search?${wider.toString()}` };
}
