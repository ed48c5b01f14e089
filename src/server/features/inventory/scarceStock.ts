import type { ReadDatabase } from '../../database/Database';
import { leftOfReserved } from './reservations';

/**
 * How many products have ever had a stock level. Stock levels are never deleted, so equal numbers mean the same
 * products.
 */
export async function recordedStockCount(db: ReadDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('stock_level')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Ids of the products whose stock was ever recorded: where stock is tracked, only these can be ordered, and bundles of
 * them.
 */
export async function recordedStock(db: ReadDatabase): Promise<readonly string[]> {
  const rows = await db.selectFrom('stock_level').select('product_id').execute();
  return rows.map((row) => row.product_id);
}

export interface ScarceStock {
  /** How many of each product can be ordered, by its id. */
  readonly left: ReadonlyMap<string, number>;
  /** Whether any of these products are reserved. */
  readonly isReserved: boolean;
}

/**
 * The products of which fewer than `below` can be ordered at this moment (ms UTC): reservations of any cart count as
 * taken.
 */
export async function scarceStock(db: ReadDatabase, now: number, below: number): Promise<ScarceStock> {
  // Reservations are read first: of an order placed between the two reads, either the reservation is counted or the
  // stock that it took.
  const reserved = await leftOfReserved(db, now);
  const rows = await db
    .selectFrom('stock_level')
    .select(['product_id', 'on_hand'])
    .where('on_hand', '<', below)
    .execute();
  const left = new Map(rows.map((row) => [row.product_id, row.on_hand]));
  const scarce = [...reserved].filter(([, quantity]) => quantity < below);
  for (const [id, quantity] of scarce) left.set(id, Math.min(quantity, left.get(id) ?? quantity));
  return { left, isReserved: scarce.length > 0 };
}
