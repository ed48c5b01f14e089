import type { CommandDatabase } from '../../database/Database';
import { guestHoldRefusal } from './guestHolds';
import { availableOf, type Holder, type ReservedBy } from './reservations';

/** What a cart has reserved, by its own call or for its checkout, of each product. */
export interface HeldStock extends Holder {
  readonly cartId: string;
  readonly by: ReservedBy;
  /** Milliseconds UTC. */
  readonly endsAt: number;
  readonly quantities: ReadonlyMap<string, number>;
}

/** All reservations in force, in the order in which they end. */
export async function heldStock(db: CommandDatabase, now: number): Promise<readonly HeldStock[]> {
  const rows = await db
    .selectFrom('stock_reservation')
    .select(['cart_id', 'reserved_by', 'product_id', 'quantity', 'holder', 'network', 'ends_at'])
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .orderBy('cart_id')
    .orderBy('reserved_by')
    .orderBy('product_id')
    .execute();
  const found = new Map<string, HeldStock & { readonly quantities: Map<string, number> }>();
  for (const { cart_id: cartId, reserved_by: by, product_id: productId, quantity, ends_at: endsAt, ...row } of rows) {
    const key = `${by} ${cartId}`;
    const held = found.get(key) ?? { cartId, by, ...row, endsAt, quantities: new Map<string, number>() };
    found.set(key, held);
    held.quantities.set(productId, quantity);
  }
  return [...found.values()];
}

/** A reservation, and how much of each product it is to hold; of products not named, nothing. */
export interface MovedHold {
  readonly held: HeldStock;
  readonly wanted: ReadonlyMap<string, number>;
}

async function setHold(db: CommandDatabase, held: HeldStock, productId: string, quantity: number): Promise<void> {
  const { cartId, by, holder, network, endsAt } = held;
  await db
    .deleteFrom('stock_reservation')
    .where('cart_id', '=', cartId)
    .where('reserved_by', '=', by)
    .where('product_id', '=', productId)
    .execute();
  if (quantity === 0) return;
  await db
    .insertInto('stock_reservation')
    .values({ cart_id: cartId, reserved_by: by, product_id: productId, quantity, holder, network, ends_at: endsAt })
    .execute();
}

async function holdMore(db: CommandDatabase, { held, wanted }: MovedHold, now: number): Promise<void> {
  const { cartId, holder, network, quantities } = held;
  const heldOf = (productId: string): number => quantities.get(productId) ?? 0;
  const lines = [...wanted].map(([productId, quantity]) => ({ productId, quantity }));
  const lacking = lines.filter(({ productId, quantity }) => quantity > heldOf(productId));
  if (lacking.length === 0) return;
  const guest = network === null ? null : { holder, network };
  if (guest !== null && (await guestHoldRefusal(db, { guest, cartId, now }, lines)) !== null) return;
  const productIds = lacking.map(({ productId }) => productId);
  const available = await availableOf(db, productIds, now, { cartId });
  for (const { productId, quantity } of lacking) {
    const most = Math.min(quantity, available.get(productId) ?? 0);
    if (most > heldOf(productId)) await setHold(db, held, productId, most);
  }
}

/**
 * Changes what reservations hold, but not when they end. First, everything that any of them is no longer to hold is
 * released; then each in turn gets what it lacks, as far as the stock goes; a guest's gets nothing more if it would
 * exceed what guests may reserve. Part of a command.
 */
export async function moveHolds(db: CommandDatabase, moved: readonly MovedHold[], now: number): Promise<void> {
  for (const { held, wanted } of moved) {
    for (const [productId, quantity] of held.quantities) {
      const still = wanted.get(productId) ?? 0;
      if (still < quantity) await setHold(db, held, productId, still);
    }
  }
  for (const one of moved) await holdMore(db, one, now);
}
