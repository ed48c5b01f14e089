import { productAddress } from '../../../contract/pages/pageReference';
import { failureOf, isMissingOrMalformed } from '../../api';
import type { RouteMatch } from '../../kernel/pagePaths';
import type { RootState } from '../../kernel/state';
import { listingSearch, readListing, readTerm, type ListingOf } from './listing/listing';
import { searchApi } from './searchApi';

/**
 * The query without the first of its choices (category, refinements, sort order), if the server refused the listing: it
 * may no longer know one of them, such as a deleted category. If it refuses the query that is left as well, the
 * redirect to that drops the next choice. undefined: the query has no choice, or the server did not refuse it for such
 * a reason.
 */
export function knownChoices(state: RootState, of: ListingOf, query: URLSearchParams): string | undefined {
  const { error } = searchApi.endpoints.searchProducts.select(listingSearch(of, readListing(query)))(state);
  const choice = ['category', 'refinements', 'sort'].find((name) => query.has(name));
  if (choice === undefined || !isMissingOrMalformed(failureOf(error))) return undefined;
  const wider = new URLSearchParams(query);
  for (const name of [choice, 'page']) wider.delete(name);
  return [...wider].length === 0 ? '' : `?${wider.toString()}`;
}

/**
 * The address that a search redirects to: if the term is a product's reference, the page of the product; if the server
 * refuses a choice in the address, the same address with one choice less. undefined: the search shows its results.
 */
export function searchLeadsOn(state: RootState, { query }: RouteMatch): string | undefined {
  const of = { searchTerm: readTerm(query) };
  const { data } = searchApi.endpoints.searchProducts.select(listingSearch(of, readListing(query)))(state);
  const named = data?.productsPage.products.find(({ id }) => id === data.namedProductId);
  if (named) return productAddress(named.urlName, named.id);
  const known = knownChoices(state, of, query);
  return known === undefined ? undefined : `/search${known}`;
}
