import type { PriceRecord } from './stored/catalogRecords';
import { GENERAL, openPrices } from './columns/priceColumns';
import type { PriceColumns } from './columns/priceColumns';
import { rowsAmong } from './columns/texts';
import type { OrderedTexts } from './columns/texts';

/** All prices of one version; immutable. */
export interface PriceBook {
  readonly version: string;
  /** Prices of a product, the general one (if any) first. */
  entriesOf(productId: string): readonly PriceRecord[];
  /** The price of a product for members of these groups; null: they have none. */
  bestOf(productId: string, groups: readonly string[]): PriceRecord | null;
  /** The unit prices for members of these groups, in cents, by row of the products' ids; NaN: none. */
  unitCentsOf(productIds: OrderedTexts, groups: readonly string[]): Float64Array;
}

const recordOf = (columns: PriceColumns, productId: string, entry: number): PriceRecord => {
  const group = columns.group[entry] ?? GENERAL;
  const listCents = columns.listCents[entry] ?? NaN;
  return {
    productId,
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
};

/**
 * The entry for members of the groups with these numbers: the lowest of their groups' own, otherwise the general one;
 * -1: they have none (CTX-13).
 */
const bestEntry = ({ group, unitCents }: PriceColumns, entries: Uint32Array, groups: ReadonlySet<number>): number => {
  let general = -1;
  let own = -1;
  for (const entry of entries) {
    const number = group[entry] ?? GENERAL;
    if (number === GENERAL) general = entry;
    else if (groups.has(number) && (own === -1 || (unitCents[entry] ?? NaN) < (unitCents[own] ?? NaN))) own = entry;
  }
  return own === -1 ? general : own;
};

/** Opens stored prices. Objects are made of those that are asked for. */
export const openPriceBook = (version: string, bytes: Uint8Array): PriceBook => {
  const columns = openPrices(bytes);
  const numbersOf = (groups: readonly string[]): ReadonlySet<number> =>
    new Set(groups.map((group) => columns.groups.indexOf(group, GENERAL + 1)));
  const entriesOf = (productId: string): Uint32Array => columns.entries.at(columns.ids.rowOf(productId));
  return {
    version,
    entriesOf: (productId) => [...entriesOf(productId)].map((entry) => recordOf(columns, productId, entry)),
    bestOf(productId, groups) {
      const entry = bestEntry(columns, entriesOf(productId), numbersOf(groups));
      return entry === -1 ? null : recordOf(columns, productId, entry);
    },
    unitCentsOf(productIds, groups) {
      const numbers = numbersOf(groups);
      return Float64Array.from(
        rowsAmong(productIds, columns.ids),
        (row) => columns.unitCents[bestEntry(columns, columns.entries.at(row), numbers)] ?? NaN,
      );
    },
  };
};
