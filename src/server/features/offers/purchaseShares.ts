import { CLASS_NUMBERS, type Audience, type CatalogSnapshot } from '../catalog';
import type { Offer } from './Offer';
import type { PurchaseCounts } from './purchaseCounts';

/** By product row: 1 for the product in the most orders, less for the others; 0: never bought. */
type PurchaseShares = Float32Array;

const shared = new WeakMap<Audience, { readonly purchases: PurchaseCounts; readonly shares: PurchaseShares | null }>();

function sharesIn(snapshot: CatalogSnapshot, counts: readonly ReadonlyMap<string, number>[]) {
  const { columns } = snapshot;
  const orders = new Float32Array(columns.size);
  const add = (row: number, count: number): void => void (orders[row] = (orders[row] ?? 0) + count);
  const raise = (row: number, count: number): void => void (orders[row] = Math.max(orders[row] ?? 0, count));
  for (const [productId, count] of counts.flatMap((ofGroup) => [...ofGroup])) {
    const row = snapshot.rowOf(productId);
    if (row === -1) continue;
    add(row, count);
    const parent = columns.productClass[row] === CLASS_NUMBERS.Variation ? (columns.parent[row] ?? -1) : -1;
    // The maximum, not the sum: one order may have several variations of a family.
    if (parent !== -1) raise(parent, orders[row] ?? 0);
  }
  const most = orders.reduce((highest, count) => Math.max(highest, count), 0);
  // The square root, so that a product bought four times as often counts only twice as much.
  return most === 0 ? null : orders.map((count) => Math.sqrt(count / most));
}

/**
 * What customers of the caller's buyer groups buy, or what everybody does if the caller has none; null: nothing is
 * known. Calculated once per audience, until purchases are counted again.
 */
export function groupPurchaseShares({ snapshot, audience, purchases }: Offer): PurchaseShares | null {
  const known = shared.get(audience);
  if (known?.purchases === purchases) return known.shares;
  const { groups } = audience;
  const counts =
    groups.length === 0 ? [purchases.everybody] : groups.flatMap((group) => purchases.byGroup.get(group) ?? []);
  const shares = sharesIn(snapshot, counts);
  shared.set(audience, { purchases, shares });
  return shares;
}
