import type { CatalogSnapshot } from './CatalogSnapshot';
import { CLASS_NUMBERS } from './columns/CatalogColumns';
import { isVisibleTo } from './entitlement';
import { recentlyUsed } from '../../recentlyUsed';

/**
 * What members of the same buyer groups see of a snapshot. Calculated when it is first needed and cached
 * (`KEPT_AUDIENCES`).
 */
export interface Audience {
  readonly groups: readonly string[];
  /** By product row: 1 if the audience sees the product. */
  readonly sees: Uint8Array;
  /**
   * Number of products in a category and below it that the audience sees. Variations are not counted: their parent is.
   */
  productCount(categoryId: string): number;
  /**
   * The row of the first product in a category or below it that the audience can see, variations and parents included;
   * -1: none.
   */
  firstRowIn(categoryId: string): number;
}

/** Audiences cached per snapshot: each takes at least a byte per product, and there may be as many as accounts. */
const KEPT_AUDIENCES = 50;

function makeAudience({ columns, categories }: CatalogSnapshot, groups: readonly string[]): Audience {
  const { groupSets, categoriesAbove, productClass, size } = columns;
  const seesSet = groupSets.sets.map((buyerGroups) => isVisibleTo({ buyerGroups }, groups));
  const sees = Uint8Array.from(groupSets.ofRow, (set) => Number(seesSet[set]));
  const counts = new Uint32Array(categories.all.length);
  const firsts = new Int32Array(categories.all.length).fill(-1);
  for (let row = 0; row < size; row += 1) {
    if (sees[row] !== 1) continue;
    const counted = Number(productClass[row] !== CLASS_NUMBERS.Variation);
    for (const category of categoriesAbove.at(row)) {
      counts[category] = (counts[category] ?? 0) + counted;
      if (firsts[category] === -1) firsts[category] = row;
    }
  }
  return {
    groups,
    sees,
    productCount: (categoryId) => counts[categories.numberOf(categoryId)] ?? 0,
    firstRowIn: (categoryId) => firsts[categories.numberOf(categoryId)] ?? -1,
  };
}

const audiences = new WeakMap<CatalogSnapshot, (key: string) => Audience>();

/** The audience of these groups, in any order. */
export function audienceOf(snapshot: CatalogSnapshot, groups: readonly string[]): Audience {
  const make = (key: string) => makeAudience(snapshot, JSON.parse(key) as string[]);
  const ofSnapshot = audiences.get(snapshot) ?? recentlyUsed(KEPT_AUDIENCES, make);
  audiences.set(snapshot, ofSnapshot);
  return ofSnapshot(JSON.stringify([...new Set(groups)].sort()));
}
