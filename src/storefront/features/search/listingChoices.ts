import { encodeRefinements, REFINEMENT_LIMIT, REFINEMENT_VALUE_LIMIT } from '../../../contract/search/refinements';
import type { ListingParams } from '../../../contract/pages/pageReference';
import { facetId, type Facet, type Refinement } from '../../../contract/search/search';
import type { Listing } from './listing';

/** The address parameters of a listing, without defaults. */
export const listingParams = (listing: Listing): ListingParams => ({
  ...(listing.layout === listing.usual ? {} : { layout: listing.layout }),
  ...(listing.page > 1 ? { page: String(listing.page) } : {}),
  ...(listing.sort === undefined ? {} : { sort: listing.sort }),
  ...(listing.refinements.length === 0 ? {} : { refinements: encodeRefinements(listing.refinements) }),
});

/** Whether a refinement belongs to this facet: names are not unique, and an address may omit the attribute's type. */
const isOf = (facet: Facet) => (refinement: Refinement) => facetId(facet) === facetId({ ...facet, ...refinement });

export const isRefined = (listing: Listing, facet: Facet, value: string): boolean =>
  listing.refinements.filter(isOf(facet)).some(({ values }) => values.includes(value));

/**
 * The listing with a facet value added or removed; back to its first page. Beyond the limits of an address (nine
 * facets, twenty values per facet) the earliest choices are dropped.
 */
export function toggleRefinement(listing: Listing, facet: Facet, value: string): Listing {
  const own = listing.refinements.filter(isOf(facet));
  const others = listing.refinements.filter((refinement) => !own.includes(refinement));
  const chosen = own.flatMap((refinement) => refinement.values);
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value].slice(-REFINEMENT_VALUE_LIMIT);
  const { attributeType, nameOrId, facetType } = facet;
  const next = values.length === 0 ? [] : [{ attributeType, nameOrId, type: facetType, values }];
  return { ...listing, page: 1, refinements: [...others, ...next].slice(-REFINEMENT_LIMIT) };
}
