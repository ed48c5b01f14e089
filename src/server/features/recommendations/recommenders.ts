import type { Recommender } from '../../../contract/recommendations/recommendations';
import type { CatalogSnapshot } from '../catalog';
import { groupPurchaseShares, type BoughtWith, type Offer, type OwnPurchases } from '../offers';
import { centsPerUnit, similarityIn, rowsBeside } from './similarity';
import type { ViewCounts } from './viewCounts';

/** The anchors of a call. */
export interface Anchors {
  /** Rows of products that the caller may see, each once. */
  readonly rows: readonly number[];
  /** The categories that the call names, or else the primary category of each product. */
  readonly categoryIds: readonly string[];
  /** What the call names, whether or not the caller may see it. */
  readonly named: { readonly products: boolean; readonly categories: boolean };
}

/** The data from which recommendations are made. */
export interface Known {
  readonly offer: Offer;
  readonly anchors: Anchors;
  readonly views: ViewCounts;
  /** What the caller's browser viewed, the latest first. */
  readonly viewed: () => Promise<readonly string[]>;
  /** What the caller's account ordered recently. */
  readonly bought: () => Promise<OwnPurchases>;
}

/**
 * By product row the score of its recommendation: the highest comes first, rows without a score are not recommended.
 */
export type Scores = ReadonlyMap<number, number>;

/** The row under which lists show a product: that of the parent for variations. */
export function shownRow({ columns }: CatalogSnapshot, row: number): number {
  const parent = columns.parent[row] ?? -1;
  return parent === -1 ? row : parent;
}

const rowsOf = (snapshot: CatalogSnapshot, ids: readonly string[]): readonly number[] =>
  ids.map((id) => snapshot.rowOf(id)).filter((row) => row !== -1);

function highestOf(numbers: Iterable<number>): number {
  let highest = Number.MIN_VALUE;
  for (const number of numbers) highest = Math.max(highest, number);
  return highest;
}

/**
 * Turns counts by product id into counts by the row under which lists show the product. Variations share the row of
 * their parent, which gets the highest of their counts.
 */
function byRow(snapshot: CatalogSnapshot, counts: ReadonlyMap<string, number>): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [id, count] of counts) {
    const row = snapshot.rowOf(id);
    if (row === -1) continue;
    const shown = shownRow(snapshot, row);
    scores.set(shown, Math.max(count, scores.get(shown) ?? 0));
  }
  return scores;
}

/** The ids under which rows were bought: a parent is bought as one of its variations. */
const soldIds = ({ columns, productAt }: CatalogSnapshot, rows: readonly number[]): readonly string[] =>
  rows.flatMap((row) => [row, ...columns.variations.at(row)]).map((row) => productAt(row).id);

/**
 * How strongly products are associated with those they were counted with. A product that is bought with everything is
 * less significant, so its count is divided by the square root of the number of all orders with it.
 */
const association = ({ snapshot, purchases }: Offer, together: BoughtWith): Scores =>
  byRow(
    snapshot,
    new Map([...together].map(([id, count]) => [id, count / Math.sqrt(purchases.everybody.get(id) ?? count)])),
  );

/** An anchor is compared with all products of its category (`rowsBeside`), so only the last few anchors are used. */
const MOST_ANCHORS = 10;

function similarTo(offer: Offer, anchors: readonly number[]): Scores {
  const { snapshot } = offer;
  const like = similarityIn(offer);
  const scores = new Map<number, number>();
  for (const anchor of anchors.slice(-MOST_ANCHORS))
    for (const row of rowsBeside(snapshot, snapshot.productAt(anchor).categoryIds)) {
      const shown = shownRow(snapshot, row);
      scores.set(shown, Math.max(like(anchor, row), scores.get(shown) ?? 0));
    }
  return scores;
}

/**
 * An upgrade costs more per unit (`centsPerUnit`) than an anchor, by a factor between these two; a much more expensive
 * product is none.
 */
const HIGHEST_PRICE_RATIO = 2.5;
const LOWEST_PRICE_RATIO = 1.05;

function upgrades(known: Known): Scores {
  const perUnit = centsPerUnit(known.offer);
  const prices = known.anchors.rows.map(perUnit).filter((price) => !Number.isNaN(price));
  const isUpgrade = (row: number): boolean =>
    prices.some((price) => {
      const times = perUnit(row) / price;
      return times >= LOWEST_PRICE_RATIO && times <= HIGHEST_PRICE_RATIO;
    });
  return new Map([...similarTo(known.offer, known.anchors.rows)].filter(([row]) => isUpgrade(row)));
}

function complementary({ offer, anchors }: Known): Scores {
  const { snapshot, purchases } = offer;
  const together = purchases.baskets.boughtTogether(soldIds(snapshot, anchors.rows));
  const own = new Set(anchors.rows.map((row) => snapshot.productAt(row).categoryIds[0]));
  const isOther = (row: number): boolean => !own.has(snapshot.productAt(row).categoryIds[0]);
  return new Map([...association(offer, together)].filter(([row]) => isOther(row)));
}

const boughtByTheSame = ({ offer, anchors }: Known): Scores =>
  association(offer, offer.purchases.baskets.boughtByTheSame(soldIds(offer.snapshot, anchors.rows)));

/**
 * What customers of the caller's buyer groups order most, or, if they have ordered nothing, what all customers order
 * most. Only what several buyers order: nobody is shown the purchases of a single other customer.
 */
function topSelling({ offer }: Pick<Known, 'offer'>): Scores {
  const { snapshot, purchases } = offer;
  const shared = new Map([...purchases.everybody].filter(([id]) => purchases.baskets.isShared(id)));
  const orders = byRow(snapshot, shared);
  const shares = groupPurchaseShares(offer);
  const ofGroups = new Map([...orders.keys()].map((row) => [row, shares?.[row] ?? 0]));
  const bought = [...ofGroups].filter(([, share]) => share > 0);
  if (bought.length > 0) return new Map(bought);
  const most = highestOf(orders.values());
  return new Map([...orders].map(([row, count]) => [row, Math.sqrt(count / most)]));
}

/** The scores of the products in the anchors' categories. */
function inCategories({ offer, anchors }: Known, scores: Scores): Scores {
  const { columns, categories } = offer.snapshot;
  const wanted = new Set(anchors.categoryIds.map((id) => categories.numberOf(id)));
  return new Map([...scores].filter(([row]) => columns.categoriesAbove.at(row).some((one) => wanted.has(one))));
}

async function recentlyViewed({ offer, viewed }: Known): Promise<Scores> {
  const rows = rowsOf(offer.snapshot, await viewed()).map((row) => shownRow(offer.snapshot, row));
  return new Map([...new Set(rows)].map((row, age) => [row, 1 / (1 + age)]));
}

/** The caller's own habits weigh more than those of others. */
const OWN_WEIGHT = 2;
const HABITS_LOOKED_AT = 20;
const VIEWS_LOOKED_AT = 5;

/**
 * The most ordered products, and with more weight those bought together with the caller's usual ones, which are left
 * out; for callers without orders, those similar to what they viewed last.
 */
async function personalized(known: Known): Promise<Scores> {
  const { offer } = known;
  const { snapshot, purchases } = offer;
  const habits = [...(await known.bought())].sort(([, a], [, b]) => b - a).slice(0, HABITS_LOOKED_AT);
  const rows = [
    ...new Set(
      rowsOf(
        snapshot,
        habits.map(([id]) => id),
      ).map((row) => shownRow(snapshot, row)),
    ),
  ];
  const own =
    rows.length > 0
      ? association(offer, purchases.baskets.boughtTogether(soldIds(snapshot, rows)))
      : similarTo(offer, [...(await recentlyViewed(known)).keys()].slice(0, VIEWS_LOOKED_AT));
  const highest = highestOf(own.values());
  const scores = new Map(topSelling(known));
  for (const [row, score] of own) scores.set(row, (scores.get(row) ?? 0) + (OWN_WEIGHT * score) / highest);
  for (const row of rows) scores.delete(row);
  return scores;
}

interface Recommending {
  /** The anchors that a call must have. */
  readonly requiredAnchors: 'products' | 'categories' | null;
  /** Whether sold-out products are included. */
  readonly withSoldOut?: true;
  readonly scores: (known: Known) => Scores | Promise<Scores>;
}

/** How each recommender chooses. */
export const RECOMMENDING: Readonly<Record<Recommender, Recommending>> = {
  RecentlyViewed: { requiredAnchors: null, withSoldOut: true, scores: recentlyViewed },
  SimilarProducts: { requiredAnchors: 'products', scores: ({ offer, anchors }) => similarTo(offer, anchors.rows) },
  ComplementaryProducts: { requiredAnchors: 'products', scores: complementary },
  CustomersWhoBoughtAlsoBought: { requiredAnchors: 'products', scores: boughtByTheSame },
  MostViewedByCategory: {
    requiredAnchors: 'categories',
    scores: (known) => inCategories(known, byRow(known.offer.snapshot, known.views)),
  },
  TopSellingByCategory: { requiredAnchors: 'categories', scores: (known) => inCategories(known, topSelling(known)) },
  Upsell: { requiredAnchors: 'products', scores: upgrades },
  TopSelling: { requiredAnchors: null, scores: topSelling },
  PersonalizedForShopper: { requiredAnchors: null, scores: personalized },
};
