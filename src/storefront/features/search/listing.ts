import { decodeRefinements, encodeRefinements } from '../../../contract/search/refinements';
import type { ListingParams } from '../../../contract/pageReference';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../contract/constants';
import { facetId, type Facet, type Refinement, type SearchArgs } from '../../../contract/search/search';

export type ListingLayout = 'grid' | 'list';

/** What a listing's address says. A value that makes no sense counts as not given. */
export interface Listing {
  readonly layout: ListingLayout;
  /** From 1, as a shopper counts. */
  readonly page: number;
  readonly sort: string | undefined;
  readonly refinements: readonly Refinement[];
}

/** Products of one listing page: a multiple of every column count. */
export const listingPageSize = 24;

export function readListing(query: URLSearchParams): Listing {
  const page = Number(query.get('page') ?? '1');
  return {
    layout: query.get('layout') === 'list' ? 'list' : 'grid',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 200 ? page : 1,
    sort: query.get('sort') ?? undefined,
    refinements: decodeRefinements(query.get('refinements') ?? '') ?? [],
  };
}

/** The term of a search page, trimmed and cut to what the shop searches for. */
export const readTerm = (query: URLSearchParams): string =>
  (query.get('term') ?? '').trim().slice(0, SEARCH_INPUT_MAX_LENGTH);

/** The search call of a listing. */
export const listingSearch = (
  of: { readonly categoryId: string } | { readonly searchTerm: string },
  listing: Listing,
): SearchArgs => ({
  ...of,
  page: listing.page - 1,
  pageSize: listingPageSize,
  refinements: listing.refinements,
  includePrices: true,
  ...(listing.sort === undefined ? {} : { sortRuleId: listing.sort }),
});

/** The address parameters of a listing, defaults left out. */
export const listingParams = (listing: Listing): ListingParams => ({
  ...(listing.layout === 'list' ? { layout: 'list' } : {}),
  ...(listing.page > 1 ? { page: String(listing.page) } : {}),
  ...(listing.sort === undefined ? {} : { sort: listing.sort }),
  ...(listing.refinements.length === 0 ? {} : { refinements: encodeRefinements(listing.refinements) }),
});

/** Whether a refinement is of this facet: names alone are not unique, and an address may leave the attribute's type out. */
const isOf = (facet: Facet) => (refinement: Refinement) => facetId(facet) === facetId({ ...facet, ...refinement });

export const isRefined = (listing: Listing, facet: Facet, value: string): boolean =>
  listing.refinements.filter(isOf(facet)).some(({ values }) => values.includes(value));

/** The listing with one facet value chosen, or left again; it starts at its first page. */
export function toggleRefinement(listing: Listing, facet: Facet, value: string): Listing {
  const own = listing.refinements.filter(isOf(facet));
  const others = listing.refinements.filter((refinement) => !own.includes(refinement));
  const chosen = own.flatMap((refinement) => refinement.values);
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const { attributeType, nameOrId, facetType } = facet;
  const next = values.length === 0 ? [] : [{ attributeType, nameOrId, type: facetType, values }];
  return { ...listing, page: 1, refinements: [...others, ...next] };
}
