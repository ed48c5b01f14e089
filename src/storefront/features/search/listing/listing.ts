import { decodeRefinements } from '../../../../contract/search/refinements';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../../contract/constants';
import type { ListingLayout } from '../../../../contract/pages/listingLayout';
import { lastSearchPage, type Refinement, type SearchArgs } from '../../../../contract/search/search';
import type { RootState } from '../../../kernel/state';

declare module '../../../kernel/state' {
  interface LateState {
    /** The layout the shopper chose last; absent: the grid. Its slice is late code. */
    readonly listingLayout?: ListingLayout;
  }
}

/** A listing as parsed from an address. Invalid values count as absent, an invalid layout is the grid (LNK-11). */
export interface Listing {
  readonly layout: ListingLayout;
  /** The layout of an address that names none. */
  readonly usual: ListingLayout;
  /** 1-based. */
  readonly page: number;
  readonly sort: string | undefined;
  /** The id of the category that search results are narrowed to; no link on a category's own page sets it. */
  readonly category: string | undefined;
  readonly refinements: readonly Refinement[];
}

/** Products per listing page: divisible by every number of columns that a listing has. */
export const listingPageSize = 24;

/** The layout of listings whose address names none. */
export const selectUsualLayout = ({ late }: RootState): ListingLayout => late.listingLayout ?? 'grid';

export function readListing(query: URLSearchParams, usual: ListingLayout = 'grid'): Listing {
  const layout = query.get('layout');
  const page = Number(query.get('page') ?? '1');
  const refinements = query.get('refinements');
  return {
    layout: layout === null ? usual : layout === 'list' ? 'list' : 'grid',
    usual,
    page: Number.isSafeInteger(page) && page >= 1 && page <= lastSearchPage(listingPageSize) ? page : 1,
    sort: query.get('sort') ?? undefined,
    category: query.get('category') || undefined,
    refinements: (refinements && decodeRefinements(refinements)) || [],
  };
}

/** The term of a search page, trimmed and shortened to the maximum length. */
export const readTerm = (query: URLSearchParams): string =>
  (query.get('term') ?? '').trim().slice(0, SEARCH_INPUT_MAX_LENGTH);

/** What is listed: a category, or what a term finds. */
export type ListingOf = { readonly categoryId: string } | { readonly searchTerm: string };

/** The search request of a listing. */
export const listingSearch = (of: ListingOf, listing: Listing): SearchArgs => ({
  ...(listing.category === undefined ? {} : { categoryId: listing.category }),
  ...of,
  page: listing.page - 1,
  pageSize: listingPageSize,
  refinements: listing.refinements,
  includePrices: true,
  ...(listing.sort === undefined ? {} : { sortRuleId: listing.sort }),
});
