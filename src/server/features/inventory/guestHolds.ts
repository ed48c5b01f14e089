import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { BOUNDS } from '../../limits/bounds';
import { onHandOf } from './onHand';
import { perProduct, type StockLine } from './draws';

/** Who reserves: a guest as text, and the network they call from as an anonymous key. */
export interface GuestHolder {
  readonly holder: string;
  readonly network: string;
}

interface HoldRequest {
  readonly guest: GuestHolder;
  /** The cart to reserve for: its existing reservations are replaced, and so do not count. */
  readonly cartId: string;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** Why a guest may not reserve lines: too many pieces in all, or too many of one product; `most`: how many they may. */
export type GuestHoldRefusal =
  | { readonly kind: 'units'; readonly most: number }
  | { readonly kind: 'product'; readonly productId: string; readonly most: number };

const heldBeside = (db: ReadDatabase, { guest, cartId, now }: HoldRequest) =>
  db
    .selectFrom('stock_reservation')
    .select(['product_id', 'holder', 'network', (eb) => eb.fn.max('quantity').as('quantity')])
    .where((eb) => eb.or([eb('network', '=', guest.network), eb('holder', '=', guest.holder)]))
    .where('cart_id', '!=', cartId)
    .where('ends_at', '>', now)
    // A cart's own reservation and that of its checkout cover the same lines, so they count once.
    .groupBy(['cart_id', 'product_id', 'holder', 'network'])
    .execute();

/**
 * Why a guest may not reserve these lines in place of the cart's existing reservations; null: they may. To be called in
 * the command that reserves.
 */
export async function guestHoldRefusal(
  db: CommandDatabase,
  request: HoldRequest,
  lines: readonly StockLine[],
): Promise<GuestHoldRefusal | null> {
  const { unitsOfGuest, unitsOfNetwork, percentOfStockOfNetwork, alwaysOfProduct } = BOUNDS;
  const rows = await heldBeside(db, request);
  const sum = (of: readonly { readonly quantity: number }[]) => of.reduce((units, row) => units + row.quantity, 0);
  const inNetwork = rows.filter(({ network }) => network === request.guest.network);
  const most = Math.max(
    0,
    Math.min(
      unitsOfGuest - sum(rows.filter(({ holder }) => holder === request.guest.holder)),
      unitsOfNetwork - sum(inNetwork),
    ),
  );
  if (sum(lines) > most) return { kind: 'units', most };
  const onHand = await onHandOf(
    db,
    lines.map(({ productId }) => productId),
  );
  for (const { productId, quantity } of perProduct(lines)) {
    const share = Math.max(alwaysOfProduct, Math.ceil(((onHand.get(productId) ?? 0) * percentOfStockOfNetwork) / 100));
    const left = Math.max(0, share - sum(inNetwork.filter((row) => row.product_id === productId)));
    if (quantity > left) return { kind: 'product', productId, most: left };
  }
  return null;
}
