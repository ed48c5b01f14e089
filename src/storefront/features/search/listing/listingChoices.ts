import { encodeRefinements, REFINEMENT_LIMIT, REFINEMENT_VALUE_LIMIT } from '../../../../contract/search/refinements';
import type { ListingParams } from '../../../../contract/pages/pageReference';
import { facetId, type Facet, type Refinement } from '../../../../contract/search/search';
import type { Listing } from './listing';

/** The address parameters of a listing, without defaults. */
export const listingParams = (listing: Listing): ListingParams => ({
  ...(listing.layout === listing.usual ? {} : { layout: listing.layout }),
  ...(listing.page > 1 ? { page: String(listing.page) } : {}),
  ...(listing.sort === undefined ? {} : { sort: listing.sort }),
  ...(listing.category === undefined ? {} : { category: listing.category }),
  ...(listing.refinements.length === 0 ? {} : { refinements: encodeRefinements(listing.refinements) }),
});

/** How many values are chosen, a category included. */
export const choiceCount = ({ category, refinements }: Listing): number =>
  refinements.flatMap(({ values }) => values).length + (category === undefined ? 0 : 1);

/** The first page of the listing without any choice. */
export const withoutChoices = (listing: Listing): Listing => ({
  ...listing,
  page: 1,
  category: undefined,
  refinements: [],
});

/** Whether a refinement belongs to this facet: names are not unique, and an address may omit the attribute's type. */
export const isOf = (facet: Facet) => (refinement: Refinement) =>
  facetId(facet) === facetId({ ...facet, ...refinement });

export const isRefined = (listing: Listing, facet: Facet, value: string): boolean =>
  listing.refinements.filter(isOf(facet)).some(({ values }) => values.includes(value));

/**
 * The facets of an answer, with the chosen values that the answer lacks added: their label is the value itself, their
 * count 0.
 */
export const withChosen = (facets: readonly Facet[], { refinements }: Pick<Listing, 'refinements'>): readonly Facet[] =>
  facets.map((facet) => {
    const { values } = facet;
    const chosen = new Set(refinements.filter(isOf(facet)).flatMap((refinement) => refinement.values));
    const missing = [...chosen].filter((value) => !values.some(({ nameOrId }) => nameOrId === value));
    const added = missing.map((value) => ({ nameOrId: value, displayName: value, productCount: 0 }));
    return { ...facet, values: [...values, ...added] };
  });

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
