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

/** By product row, the factor for what the account has ordered; 1 for all other rows, which are missing. */
export function ownFactors(snapshot: CatalogSnapshot, bought: OwnPurchases): ReadonlyMap<number, number> {
  const factors = new Map<number, number>();
  for (const [row, orders] of ordersByRow(snapshot, bought))
    factors.set(row, 1 + (RANKING_FACTORS.ownPurchases * orders) / (orders + RANKING_FACTORS.halfOfOrders));
  return factors;
}

/** By product row, the factors that are the same for all to whom the same is offered. */
function sharedFactors(offer: Offer) {
  const { soldOut } = offer;
  // What has no price for this buyer in the currency of the call cannot be ordered by them, however much of it there
  // is.
  const cents = offeredUnitCents(offer);
  const canBeOrdered = (row: number): boolean => soldOut?.[row] !== 1 && !Number.isNaN(cents[row]);
  const shares = groupPurchaseShares(offer);
  return {
    availability: (row: number): number => (canBeOrdered(row) ? 1 : RANKING_FACTORS.unavailable),
    groupPurchases: (row: number): number => 1 + RANKING_FACTORS.groupPurchases * (shares?.[row] ?? 0),
  };
}

/** By product row, the product of the factors that are the same for all to whom the same is offered. */
export function sharedFactor(offer: Offer): (row: number) => number {
  const { availability, groupPurchases } = sharedFactors(offer);
  return (row) => availability(row) * groupPurchases(row);
}

/** The ranking factors of an offer's products by row, for an account with these factors of its own. */
export function rankingFor(offer: Offer, own: ReadonlyMap<number, number>): (row: number) => RankingFactors {
  const { availability, groupPurchases } = sharedFactors(offer);
  return (row) => ({
    availability: availability(row),
    ownPurchases: own.get(row) ?? 1,
    groupPurchases: groupPurchases(row),
  });
}

export const productOf = ({ availability, ownPurchases, groupPurchases }: RankingFactors): number =>
  availability * ownPurchases * groupPurchases;
