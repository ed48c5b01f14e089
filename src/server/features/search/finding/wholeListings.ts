import { hiddenClass, type Audience, type FacetColumn, type PriceBook } from '../../catalog';
import type { Offer } from '../../offers';
import { AVAILABILITY, offeredFacets } from './offeredFacets';
import { countProducts, type Counted } from './countProducts';

/** The facets by which the listings were counted: a different array means that prices or stock have changed. */
interface Kept {
  readonly facets: readonly FacetColumn[];
  readonly listings: Map<string, Counted>;
}
const keptListings = new WeakMap<Audience, WeakMap<PriceBook, Kept>>();

function remembered(offer: Offer, key: string, count: () => Counted): Counted {
  const facets = offeredFacets(offer);
  const ofAudience = keptListings.get(offer.audience) ?? new WeakMap<PriceBook, Kept>();
  keptListings.set(offer.audience, ofAudience);
  const before = ofAudience.get(offer.prices);
  const kept: Kept = before?.facets === facets ? before : { facets, listings: new Map() };
  ofAudience.set(offer.prices, kept);
  const counted = kept.listings.get(key) ?? count();
  kept.listings.set(key, counted);
  return counted;
}

function sharedListing(offer: Offer, category: number | null, groupVariations: boolean): Counted {
  const { snapshot } = offer;
  const counting = { category: null, chosen: [], hidden: hiddenClass(groupVariations) };
  const all = remembered(offer, `all ${groupVariations}`, () =>
    countProducts(
      offer,
      Uint32Array.from({ length: snapshot.size }, (_, row) => row),
      counting,
    ),
  );
  if (category === null) return all;
  return remembered(offer, `${category} ${groupVariations}`, () => {
    const inside = countProducts(offer, snapshot.columns.productsIn.at(category), counting);
    return { ...inside, categoryCounts: all.categoryCounts, everywhere: all.everywhere };
  });
}

/**
 * A listing that was counted for the whole audience, with the counts of the availability facet for a caller for whom
 * other products are sold out. Its products are the same.
 */
function withOwnStock(offer: Offer, shared: Offer, counted: Counted): Counted {
  const facets = offeredFacets(offer);
  const facetCounts = counted.facetCounts.map((all, facet) => {
    if (facets[facet]?.nameOrId !== AVAILABILITY.nameOrId) return all;
    const counts = all.slice();
    for (const row of counted.hits) {
      const [before, now] = [shared.soldOut?.[row] ?? 0, offer.soldOut?.[row] ?? 0];
      counts[before] = (counts[before] ?? 0) - 1;
      counts[now] = (counts[now] ?? 0) + 1;
    }
    return counts;
  });
  return { ...counted, facetCounts };
}

/**
 * The products of a category (null: all) without any choice, counted once per audience and price book, until prices or
 * stock change. Counts over all categories come from the whole catalogue, so that only the category's own products are
 * visited.
 */
export function wholeListing(offer: Offer, category: number | null, groupVariations: boolean): Counted {
  const { shared } = offer;
  if (shared === undefined) return sharedListing(offer, category, groupVariations);
  return withOwnStock(offer, shared, sharedListing(shared, category, groupVariations));
}
