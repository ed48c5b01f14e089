import type { CartSummary, HeldStock } from '../../../../contract/cart/cart';
import type { ReadDatabase } from '../../../database/Database';
import { buyerGroupsOf, seenIn } from '../../catalog';
import { reservationOf } from '../../inventory';
import type { CartCall } from '../cartCall';
import { stockLinesOf, type PricedCart } from '../decisions/pricedCart';
import { cartSummaryOf } from './cartSummaryView';

type SummedCart = Parameters<typeof cartSummaryOf>[0];

/**
 * The stock that a cart has reserved by a call of its own, and whether it covers every line; null: none. A product that
 * is only in a bundle is named only if it exists for the caller.
 */
async function heldStockOf(
  db: ReadDatabase,
  { now, countsStock, catalog, caller }: CartCall,
  cart: SummedCart,
  priced: PricedCart,
): Promise<HeldStock | null> {
  const held = cart === null || !countsStock ? null : await reservationOf(db, cart.id, now);
  if (cart === null || held === null) return null;
  const quantities = new Map(held.lines.map(({ productId, quantity }) => [productId, quantity]));
  const own = new Set(cart.state.lines.map(({ productId }) => productId));
  const sees = seenIn(catalog.state(), buyerGroupsOf(caller));
  return {
    reservationIdentifier: cart.id,
    expiresAt: new Date(held.endsAt).toISOString(),
    isComplete: stockLinesOf(priced).every(({ productId, quantity }) => (quantities.get(productId) ?? 0) >= quantity),
    products: held.lines.filter(({ productId }) => own.has(productId) || sees(productId)),
  };
}

/** The amounts of a cart (see `cartSummaryOf`), with its reservation. */
export const summaryWithStock = async (
  db: ReadDatabase,
  call: CartCall,
  cart: SummedCart,
  priced: PricedCart,
): Promise<CartSummary> => ({
  ...cartSummaryOf(cart, priced, call),
  inventoryReservation: await heldStockOf(db, call, cart, priced),
});
