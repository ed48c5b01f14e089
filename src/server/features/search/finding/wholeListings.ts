import type { Audience, CatalogSnapshot } from '../../catalog';
import type { Counted } from './countProducts';
import { countProducts } from './countProducts';

type Kept = Map<string, Counted>;
const listings = new WeakMap<Audience, Kept>();

const remembered = (audience: Audience, key: string, count: () => Counted): Counted => {
  const kept: Kept = listings.get(audience) ?? new Map<string, Counted>();
  listings.set(audience, kept);
  const counted = kept.get(key) ?? count();
  kept.set(key, counted);
  return counted;
};

/**
 * The products of a category (null: all) without any choice, counted once per audience. Counts over all categories are
 * those of the whole catalogue, so that of a category only its own products are looked at.
 */
export const wholeListing = (
  snapshot: CatalogSnapshot,
  audience: Audience,
  category: number | null,
  groupVariations: boolean,
): Counted => {
  const counting = { category: null, chosen: [], groupVariations };
  const all = remembered(audience, `all ${groupVariations}`, () =>
    countProducts(
      snapshot,
      audience,
      Uint32Array.from({ length: snapshot.size }, (_, row) => row),
      counting,
    ),
  );
  if (category === null) return all;
  return remembered(audience, `${category} ${groupVariations}`, () => {
    const inside = countProducts(snapshot, audience, snapshot.columns.productsIn.at(category), counting);
    return { ...inside, categoryCounts: all.categoryCounts, everywhere: all.everywhere };
  });
};
