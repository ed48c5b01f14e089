import type { CatalogSnapshot } from '../../catalog';
import { groupPurchaseShares, type Offer, type OwnPurchases } from '../../offers';

/**
 * Factors by which the score of a matching product is multiplied. They may reorder products that match about equally
 * well, but not override a clearly better match: one twice as good stays first.
 */
export const WEIGHTS = {
  /** Sold-out products rank below equally good matches, however often they are bought: 0.6 × 1.3 × 1.15 is below 1. */
  soldOut: 0.6,
  /** The most that is added to a product's score because the caller's account orders it often … */
  ownPurchases: 0.3,
  /** … and because the customers of their buyer groups do. */
  groupPurchases: 0.15,
} as const;

/** The number of the account's latest orders at which their weight reaches half of its maximum. */
const HALF_OF_ORDERS = 2;

/** The factors of a product's score, which explain its position. */
export interface RankingFactors {
  readonly availability: number;
  readonly ownPurchases: number;
  readonly groupPurchases: number;
}

/** By product row: the number of the account's orders with it; those of a variation count for its family too. */
function ordersByRow(snapshot: CatalogSnapshot, bought: OwnPurchases): ReadonlyMap<number, number> {
  const orders = new Map<number, number>();
  for (const [productId, count] of bought) {
    const row = snapshot.rowOf(productId);
    for (const shown of [row, snapshot.columns.parent[row] ?? -1])
      if (shown !== -1) orders.set(shown, Math.max(count, orders.get(shown) ?? 0));
  }
  return orders;
}

/** The ranking factors of an offer's products by row, for an account with these purchases. */
export function rankingFor(offer: Offer, bought: OwnPurchases): (row: number) => RankingFactors {
  const { soldOut, snapshot } = offer;
  const own = ordersByRow(snapshot, bought);
  const shares = groupPurchaseShares(offer);
  return (row) => {
    const orders = own.get(row) ?? 0;
    return {
      availability: soldOut?.[row] === 1 ? WEIGHTS.soldOut : 1,
      ownPurchases: 1 + (WEIGHTS.ownPurchases * orders) / (orders + HALF_OF_ORDERS),
      groupPurchases: 1 + WEIGHTS.groupPurchases * (shares?.[row] ?? 0),
    };
  };
}

export const productOf = ({ availability, ownPurchases, groupPurchases }: RankingFactors): number =>
  availability * ownPurchases * groupPurchases;
