import { RANKING_FACTORS } from '../../../searchIndex/weights';
import type { CatalogSnapshot } from '../../catalog';
import { groupPurchaseShares, offeredUnitCents, type Offer, type OwnPurchases } from '../../offers';

/** The factors of a product's score, which explain its position. */
export interface RankingFactors {
  readonly availability: number;
  readonly ownPurchases: number;
  readonly groupPurchases: number;
}

/**
 * By product row: the number of the account's orders with it; for a parent the highest number of its own and of its
 * variations.
 */
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
  // What has no price for this buyer in the currency of the call cannot be ordered by them, however much of it there
  // is.
  const cents = offeredUnitCents(offer);
  const canBeOrdered = (row: number): boolean => soldOut?.[row] !== 1 && !Number.isNaN(cents[row]);
  const own = ordersByRow(snapshot, bought);
  const shares = groupPurchaseShares(offer);
  return (row) => {
    const orders = own.get(row) ?? 0;
    return {
      availability: canBeOrdered(row) ? 1 : RANKING_FACTORS.unavailable,
      ownPurchases: 1 + (RANKING_FACTORS.ownPurchases * orders) / (orders + RANKING_FACTORS.halfOfOrders),
      groupPurchases: 1 + RANKING_FACTORS.groupPurchases * (shares?.[row] ?? 0),
    };
  };
}

export const productOf = ({ availability, ownPurchases, groupPurchases }: RankingFactors): number =>
  availability * ownPurchases * groupPurchases;
