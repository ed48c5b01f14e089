import { pricePerUnit } from '../../../../commerce/pricing/pricePerUnit';
import { CLASS_NUMBERS, NO_VALUE, type Audience, type FacetColumn, type PriceBook } from '../../catalog';
import { offeredUnitCents, type Offer } from '../../offers';

/** Limits of the price ranges per kilo or litre, in whole euros or units of another currency. */
export const PRICE_BOUNDS = [2, 5, 10, 20] as const;

export const UNIT_PRICE = 'UnitPrice__c';
const PRICE_VALUES = [`under${PRICE_BOUNDS[0]}`, ...PRICE_BOUNDS.map((bound) => `from${bound}`)];

function priceValueOf(cents: number): number {
  const above = PRICE_BOUNDS.findIndex((bound) => cents < bound * 100);
  return above === -1 ? PRICE_BOUNDS.length : above;
}

/**
 * By product row, the price range per kilo or litre, from the unit price of a package, without tiers. A parent has the
 * lowest of its variations.
 */
function pricesPerUnit(offer: Offer): Uint8Array {
  const { snapshot } = offer;
  const { netQuantity, productClass, variations } = snapshot.columns;
  const cents = offeredUnitCents(offer);
  const perUnit = (row: number): number => {
    const value = netQuantity[row] ?? NaN;
    const packageCents = cents[row] ?? NaN;
    if (Number.isNaN(value) || Number.isNaN(packageCents)) return Infinity;
    // A price per kilo is calculated from grams, one per litre from millilitres: the same factor.
    return pricePerUnit(packageCents, { value, unit: 'g' })?.cents ?? Infinity;
  };
  return Uint8Array.from({ length: snapshot.size }, (_, row) => {
    const isParent = productClass[row] === CLASS_NUMBERS.VariationParent;
    const lowest = isParent ? Math.min(...Array.from(variations.at(row), perUnit)) : perUnit(row);
    return lowest === Infinity ? NO_VALUE : priceValueOf(lowest);
  });
}

const unitPriceFacet = (offer: Offer): FacetColumn => ({
  nameOrId: UNIT_PRICE,
  attributeType: 'Custom',
  narrows: false,
  values: PRICE_VALUES,
  ofRow: { lists: null, single: pricesPerUnit(offer) },
});

/** The value numbers are those of `SoldOutRows`. */
export const AVAILABILITY: Omit<FacetColumn, 'ofRow'> = {
  nameOrId: 'Availability__c',
  attributeType: 'Custom',
  narrows: false,
  values: ['inStock', 'soldOut'],
};

/** The facet of the price per unit comes after this one, because both depend on the size of a package. */
const BEFORE_UNIT_PRICE = 'PackageSize__c';

interface Kept extends Pick<Offer, 'soldOut'> {
  readonly unitPrice: FacetColumn;
  readonly facets: readonly FacetColumn[];
}
/** By price book, so that a request in another currency does not discard the facets of this one. */
const keptFacets = new WeakMap<Audience, WeakMap<PriceBook, Kept>>();

const ownFacets = new WeakMap<Offer, readonly FacetColumn[]>();

/** The facets of an offer that is one caller's own: those of the shared offer, except for the availability. */
function facetsOfOwn(offer: Offer, shared: Offer): readonly FacetColumn[] {
  const { soldOut } = offer;
  const known = ownFacets.get(offer);
  if (known !== undefined) return known;
  const facets = offeredFacets(shared).map((column) =>
    column.nameOrId === AVAILABILITY.nameOrId && soldOut !== null
      ? { ...column, ofRow: { lists: null, single: soldOut } }
      : column,
  );
  ownFacets.set(offer, facets);
  return facets;
}

/**
 * The facets of an offer in the order of display: those of the catalogue, and those that depend on prices and stock.
 * The same array while neither changes.
 */
export function offeredFacets(offer: Offer): readonly FacetColumn[] {
  const { audience, prices, soldOut, shared } = offer;
  if (shared !== undefined) return facetsOfOwn(offer, shared);
  const ofAudience = keptFacets.get(audience) ?? new WeakMap<PriceBook, Kept>();
  keptFacets.set(audience, ofAudience);
  const kept = ofAudience.get(prices);
  if (kept?.soldOut === soldOut) return kept.facets;
  const unitPrice = kept?.unitPrice ?? unitPriceFacet(offer);
  const stored = offer.snapshot.columns.facets;
  const between = stored.findIndex(({ nameOrId }) => nameOrId === BEFORE_UNIT_PRICE) + 1;
  const availability: FacetColumn[] =
    soldOut === null ? [] : [{ ...AVAILABILITY, ofRow: { lists: null, single: soldOut } }];
  const facets = [...availability, ...stored.slice(0, between), unitPrice, ...stored.slice(between)];
  ofAudience.set(prices, { soldOut, unitPrice, facets });
  return facets;
}
