import type { CatalogSnapshot } from './CatalogSnapshot';
import { isVisibleTo } from './entitlement';

/** What members of the same buyer groups see of a snapshot. Calculated once per set of groups. */
export interface Audience {
  readonly groups: readonly string[];
  /** By product index: 1 where they see it. */
  readonly sees: Uint8Array;
  /** Number of products in a category and below it; variations count as one with their parent. */
  productCount(categoryId: string): number;
  /** Indices of the products in a category and below it, ascending, including variations and parents. */
  placesIn(categoryId: string): readonly number[];
}

const audiences = new WeakMap<CatalogSnapshot, Map<string, Audience>>();
const NO_PLACES: readonly number[] = [];

const makeAudience = (snapshot: CatalogSnapshot, groups: readonly string[]): Audience => {
  const sees = new Uint8Array(snapshot.products.length);
  const places = new Map<string, number[]>();
  const counts = new Map<string, number>();
  snapshot.products.forEach((product, place) => {
    if (!isVisibleTo(product, groups)) return;
    sees[place] = 1;
    for (const id of snapshot.categoriesAbove(place)) {
      const inside = places.get(id);
      if (inside === undefined) places.set(id, [place]);
      else inside.push(place);
      if (product.productClass !== 'Variation') counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  });
  return {
    groups,
    sees,
    productCount: (categoryId) => counts.get(categoryId) ?? 0,
    placesIn: (categoryId) => places.get(categoryId) ?? NO_PLACES,
  };
};

/** The audience of these groups, in any order. */
export const audienceOf = (snapshot: CatalogSnapshot, groups: readonly string[]): Audience => {
  const ofSnapshot = audiences.get(snapshot) ?? new Map<string, Audience>();
  audiences.set(snapshot, ofSnapshot);
  const sorted = [...new Set(groups)].sort();
  const key = JSON.stringify(sorted);
  const known = ofSnapshot.get(key) ?? makeAudience(snapshot, sorted);
  ofSnapshot.set(key, known);
  return known;
};
