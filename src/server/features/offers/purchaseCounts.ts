import type { ReadDatabase } from '../../database/Database';
import { buyerGroupsByAccount } from '../../visitors/accounts';
import { purchasesAfter, type OrderPosition } from '../placedOrders';
import { collectBaskets, NO_BASKETS, type Baskets } from './baskets';

/** What customers bought lately. */
export interface PurchaseCounts {
  /**
   * The number of orders with each product, by product id: of all buyers, guests included, and of the accounts of each
   * buyer group.
   */
  readonly everybody: ReadonlyMap<string, number>;
  readonly byGroup: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly baskets: Baskets;
}

export const NO_PURCHASES: PurchaseCounts = { everybody: new Map(), byGroup: new Map(), baskets: NO_BASKETS };

const DAY_MS = 24 * 60 * 60 * 1000;
/** One season, because purchases in winter say little about summer. */
const COUNTED_MS = 90 * DAY_MS;
/** Orders read at once, between which calls are answered. */
const ORDERS_A_STEP = 200;

const countOne = (counts: Map<string, number>, productId: string): void =>
  void counts.set(productId, (counts.get(productId) ?? 0) + 1);

/**
 * Counts the purchases of the last 90 days in small steps: `step` reads some orders and returns whether there are more;
 * after the last one `current` has the new counts, and the next step starts over.
 */
export function createPurchaseCounting(db: ReadDatabase, webstoreId: () => string, now: () => number) {
  let current = NO_PURCHASES;
  let after: OrderPosition | null = null;
  let everybody = new Map<string, number>();
  let byGroup = new Map<string, Map<string, number>>();
  let collected = collectBaskets();

  const countPurchase = (groups: readonly string[], productIds: readonly string[]): void => {
    for (const productId of productIds) countOne(everybody, productId);
    for (const group of new Set(groups)) {
      const counts = byGroup.get(group) ?? new Map<string, number>();
      byGroup.set(group, counts);
      for (const productId of productIds) countOne(counts, productId);
    }
  };

  return {
    current: () => current,
    async step(): Promise<boolean> {
      after ??= { placedAt: now() - COUNTED_MS, id: '' };
      const purchases = await purchasesAfter(db, webstoreId(), after, ORDERS_A_STEP);
      const accountIds = purchases.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
      const groups = await buyerGroupsByAccount(db, [...new Set(accountIds)]);
      for (const purchase of purchases) {
        const { accountId, productIds } = purchase;
        countPurchase((accountId === null ? undefined : groups.get(accountId)) ?? [], productIds);
        collected.add(purchase);
      }
      const last = purchases.at(-1);
      if (last !== undefined && purchases.length === ORDERS_A_STEP) {
        after = last;
        return true;
      }
      current = { everybody, byGroup, baskets: collected.baskets() };
      after = null;
      everybody = new Map();
      byGroup = new Map();
      collected = collectBaskets();
      return false;
    },
  };
}
