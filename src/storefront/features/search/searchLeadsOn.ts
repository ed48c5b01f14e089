import { productAddress } from '../../../contract/pages/pageReference';
import { failureOf, isMissingOrMalformed } from '../../api';
import type { RouteMatch } from '../../kernel/pagePaths';
import type { RootState } from '../../kernel/state';
import { choiceCount } from './listing/listingChoices';
import { listingSearch, readListing, readTerm, type ListingOf } from './listing/listing';
import { searchApi } from './searchApi';

const foundFor = (state: RootState, of: ListingOf, query: URLSearchParams) =>
  searchApi.endpoints.searchProducts.select(listingSearch(of, readListing(query)))(state);

/**
 * The query without the first of its choices (category, refinements, sort order), if the server refused the listing: it
 * may no longer know one of them, such as a deleted category. If it refuses the query that is left as well, the
 * redirect to that drops the next choice. undefined: the query has no choice, or the server did not refuse it for such
 * a reason.
 */
export function knownChoices(state: RootState, of: ListingOf, query: URLSearchParams): string | undefined {
  const { error } = foundFor(state, of, query);
  const choice = ['category', 'refinements', 'sort'].find((name) => query.has(name));
  if (choice === undefined || !isMissingOrMalformed(failureOf(error))) return undefined;
  const wider = new URLSearchParams(query);
  for (const name of [choice, 'page']) wider.delete(name);
  return [...wider].length === 0 ? '' : `?${wider.toString()}`;
}

/** Whether the term of this address finds no product, not because of filters. */
export function hasNothing(state: RootState, query: URLSearchParams): boolean {
  const { data } = foundFor(state, { searchTerm: readTerm(query) }, query);
  return data?.productsPage.total === 0 && choiceCount(readListing(query)) === 0;
}

/**
 * The address that a search redirects to: if the term is a product's reference, the page of the product; if the server
 * refuses a choice in the address, the same address with one choice less. undefined: the search shows its results.
 */
export function searchLeadsOn(state: RootState, { query }: RouteMatch): string | undefined {
  const of = { searchTerm: readTerm(query) };
  const { data } = foundFor(state, of, query);
  const named = data?.productsPage.products.find(({ id }) => id === data.namedProductId);
  if (named) return productAddress(named.urlName, named.id);
  const known = knownChoices(state, of, query);
  return known === undefined ? undefined : `/search${known}`;
}
