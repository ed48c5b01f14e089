import type { PriceRecord } from './catalogRecords';

/** All prices of one version; immutable. */
export interface PriceBook {
  readonly version: string;
  /** Prices of a product, the general one (if any) first. */
  entriesOf(productId: string): readonly PriceRecord[];
}

const NONE: readonly PriceRecord[] = [];

export const priceBook = (version: string, prices: readonly PriceRecord[]): PriceBook => {
  const byProduct = new Map<string, PriceRecord[]>();
  for (const price of prices) {
    const entries = byProduct.get(price.productId);
    if (entries === undefined) byProduct.set(price.productId, [price]);
    else if (price.buyerGroup === null) entries.unshift(price);
    else entries.push(price);
  }
  return { version, entriesOf: (productId) => byProduct.get(productId) ?? NONE };
};

/**
 * The price for members of these groups: the lowest of their groups' own, otherwise the general one; null: they have
 * none (CTX-13).
 */
export const bestEntry = (entries: readonly PriceRecord[], groups: readonly string[]): PriceRecord | null => {
  const own = entries.filter((entry) => entry.buyerGroup !== null && groups.includes(entry.buyerGroup));
  const candidates = own.length > 0 ? own : entries.filter((entry) => entry.buyerGroup === null);
  return candidates.reduce<PriceRecord | null>(
    (best, entry) => (best === null || entry.unitCents < best.unitCents ? entry : best),
    null,
  );
};
