import { searchAddress } from '../../../contract/pages/pageReference';
import type { SearchArgs } from '../../../contract/search/search';
import { pageStatusOf, request } from '../../api';
import type { PageResult } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import type { RootState } from '../../kernel/state';
import { all, call, type SagaGenerator } from '../../kernel/effects';
import { loadStock } from '../prices';
import { listingSearch, readListing, readTerm, selectUsualLayout } from './listing';
import { choiceCount, listingParams } from './listingChoices';
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

/** Reads the data of the search page. Choices that the server does not know, such as a category that is gone, are left out. */
export function* loadSearchPage({ query }: RouteMatch, state: RootState): SagaGenerator<PageResult> {
  const searchTerm = readTerm(query);
  if (searchTerm === '') return 200;
  const listing = readListing(query, selectUsualLayout(state));
  const [status] = yield* all([readProducts(listingSearch({ searchTerm }, listing)), readSortRules()]);
  if (status !== 404 || choiceCount(listing) === 0) return 200;
  const wider = listing.category === undefined ? { refinements: [] } : { category: undefined };
  return { leadsTo: searchAddress(searchTerm, listingParams({ ...listing, page: 1, ...wider })) };
}
