import type { PriceRecord } from '../stored/catalogRecords';
import { listArrays, openLists, type Lists } from './lists';
import { openArrays, packArrays } from '../../../packedArrays';
import { openOrderedTexts, openTexts, orderedTextArrays, textArrays, type OrderedTexts } from './texts';

/** The group index of prices for everyone; buyer groups are counted from 1. */
export const GENERAL = 0;

/** All prices of one price book, without an object for any of them. */
export interface PriceColumns {
  /** The ids of products with prices. */
  readonly ids: OrderedTexts;
  /** By row among the ids: the numbers of its entries, the general one first. */
  readonly entries: Lists;
  /** The buyer groups with their own prices, by number; the first represents everyone. */
  readonly groups: readonly string[];
  readonly group: Uint32Array;
  readonly unitCents: Float64Array;
  /** NaN: none. */
  readonly listCents: Float64Array;
  /** By entry: the numbers of its tiers. */
  readonly tiers: Lists;
  readonly tierLower: Float64Array;
  /** NaN: no bound. */
  readonly tierUpper: Float64Array;
  readonly tierCents: Float64Array;
}

/** The entries of each product, the general one first. Throws on two prices of a product for the same buyer group. */
function byProduct(prices: readonly PriceRecord[]): ReadonlyMap<string, readonly PriceRecord[]> {
  const entries = new Map<string, PriceRecord[]>();
  for (const price of prices) {
    const own = entries.get(price.productId) ?? [];
    if (own.some(({ buyerGroup }) => buyerGroup === price.buyerGroup))
      throw new Error(`The product ${price.productId} has two prices for ${price.buyerGroup ?? 'everyone'}.`);
    entries.set(price.productId, price.buyerGroup === null ? [price, ...own] : [...own, price]);
  }
  return entries;
}

/** Consecutive numbers, grouped: the n-th group has `lengths[n]` of them. */
function runs(lengths: readonly number[]): readonly (readonly number[])[] {
  let next = 0;
  return lengths.map((length) => Array.from({ length }, () => next++));
}

export function priceBytes(prices: readonly PriceRecord[]): Uint8Array {
  const ofProducts = byProduct(prices);
  const entries = [...ofProducts.values()].flat();
  const tiers = entries.flatMap((entry) => entry.tiers);
  const groups = ['', ...new Set(entries.flatMap(({ buyerGroup }) => (buyerGroup === null ? [] : [buyerGroup])))];
  const numbers = new Map(groups.map((group, number) => [group, number]));
  return packArrays({
    ...orderedTextArrays('ids', [...ofProducts.keys()]),
    ...listArrays('entries', runs([...ofProducts.values()].map(({ length }) => length))),
    ...textArrays('groups', groups),
    group: Uint32Array.from(entries, ({ buyerGroup }) =>
      buyerGroup === null ? GENERAL : (numbers.get(buyerGroup) ?? GENERAL),
    ),
    unitCents: Float64Array.from(entries, ({ unitCents }) => unitCents),
    listCents: Float64Array.from(entries, ({ listCents }) => listCents ?? NaN),
    ...listArrays('tiers', runs(entries.map((entry) => entry.tiers.length))),
    tierLower: Float64Array.from(tiers, ({ lowerBound }) => lowerBound),
    tierUpper: Float64Array.from(tiers, ({ upperBound }) => upperBound ?? NaN),
    tierCents: Float64Array.from(tiers, ({ unitCents }) => unitCents),
  });
}

export function openPrices(bytes: Uint8Array): PriceColumns {
  const arrays = openArrays(bytes);
  const groups = openTexts(arrays, 'groups');
  return {
    ids: openOrderedTexts(arrays, 'ids'),
    entries: openLists(arrays, 'entries'),
    groups: Array.from({ length: groups.size }, (_, number) => groups.at(number)),
    group: arrays.counts('group'),
    unitCents: arrays.numbers('unitCents'),
    listCents: arrays.numbers('listCents'),
    tiers: openLists(arrays, 'tiers'),
    tierLower: arrays.numbers('tierLower'),
    tierUpper: arrays.numbers('tierUpper'),
    tierCents: arrays.numbers('tierCents'),
  };
}
