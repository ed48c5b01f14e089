import { recentlyUsed } from '../../recentlyUsed';
import type { PriceRecord } from './stored/catalogRecords';
import { GENERAL, openPrices, type PriceColumns } from './columns/priceColumns';
import { rowsAmong, type OrderedTexts } from './columns/texts';

/** A price of a price book, in the book's currency. */
export type BookPrice = PriceRecord & { readonly currency: string };

/** All prices in one currency; immutable. */
export interface PriceBook {
  readonly currency: string;
  /** Prices of a product, the general one (if any) first. */
  entriesOf(productId: string): readonly BookPrice[];
  /** The price of a product for members of these groups; null: they have none. */
  bestOf(productId: string, groups: readonly string[]): BookPrice | null;
  /** The unit prices for members of these groups, in cents, by row of the products' ids; NaN: none. */
  unitCentsOf(productIds: OrderedTexts, groups: readonly string[]): Float64Array;
}

function recordOf(columns: PriceColumns, currency: string, productId: string, entry: number): BookPrice {
  const group = columns.group[entry] ?? GENERAL;
  const listCents = columns.listCents[entry] ?? NaN;
  return {
    productId,
    currency,
    buyerGroup: group === GENERAL ? null : (columns.groups[group] ?? null),
    unitCents: columns.unitCents[entry] ?? NaN,
    listCents: Number.isNaN(listCents) ? null : listCents,
    tiers: Array.from(columns.tiers.at(entry), (tier) => {
      const upperBound = columns.tierUpper[tier] ?? NaN;
      return {
        lowerBound: columns.tierLower[tier] ?? NaN,
        upperBound: Number.isNaN(upperBound) ? null : upperBound,
        unitCents: columns.tierCents[tier] ?? NaN,
      };
    }),
  };
}

/**
 * The entry for members of the groups with these numbers: the lowest of their groups' own, otherwise the general one;
 * -1: they have none (CTX-13).
 */
function bestEntry({ group, unitCents }: PriceColumns, entries: Uint32Array, groups: ReadonlySet<number>): number {
  let general = -1;
  let own = -1;
  for (const entry of entries) {
    const number = group[entry] ?? GENERAL;
    if (number === GENERAL) general = entry;
    else if (groups.has(number) && (own === -1 || (unitCents[entry] ?? NaN) < (unitCents[own] ?? NaN))) own = entry;
  }
  return own === -1 ? general : own;
}

/** Number of products whose prices are kept as objects: the most recently read ones. */
const KEPT_PRODUCTS = 2000;
const NO_GROUPS: ReadonlySet<number> = new Set();

/**
 * Opens stored prices. Prices become objects on request; the most recently used ones are kept, and with them what
 * others cache by these objects (`wirePrice`).
 */
export function openPriceBook(currency: string, bytes: Uint8Array): PriceBook {
  const columns = openPrices(bytes);
  const numbersOf = (groups: readonly string[]): ReadonlySet<number> =>
    groups.length === 0 ? NO_GROUPS : new Set(groups.map((group) => columns.groups.indexOf(group, GENERAL + 1)));
  const priced = recentlyUsed(KEPT_PRODUCTS, (productId: string) => {
    const entries = columns.entries.at(columns.ids.rowOf(productId));
    const made = new Map<number, BookPrice>();
    const priceAt = (entry: number): BookPrice => {
      const known = made.get(entry) ?? recordOf(columns, currency, productId, entry);
      made.set(entry, known);
      return known;
    };
    return { entries, priceAt };
  });
  return {
    currency,
    entriesOf(productId) {
      const { entries, priceAt } = priced(productId);
      return Array.from(entries, priceAt);
    },
    bestOf(productId, groups) {
      const { entries, priceAt } = priced(productId);
      const entry = bestEntry(columns, entries, numbersOf(groups));
      return entry === -1 ? null : priceAt(entry);
    },
    unitCentsOf(productIds, groups) {
      const numbers = numbersOf(groups);
      return Float64Array.from(
        rowsAmong(productIds, columns.ids),
        (row) => columns.unitCents[bestEntry(columns, columns.entries.at(row), numbers)] ?? NaN,
      );
    },
  };
}
