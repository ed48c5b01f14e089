import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { onHandOf } from './onHand';

/** How many of a product somebody wants. */
export interface StockLine {
  readonly productId: string;
  readonly quantity: number;
}

/** A line the stock does not suffice for, with what is left of its product for whoever asked. */
export interface Shortage extends StockLine {
  readonly available: number;
}

/** Whose reservations do not count against them: all of an owner's, or one checkout's; null: nobody's. */
export type Claim = { readonly holder: string } | { readonly checkoutId: string } | null;

/**
 * What can be ordered of these products now: on hand less what others have reserved. A product nobody ever
 * counted is not in the answer.
 */
export const availableOf = async (
  db: ReadDatabase,
  productIds: readonly string[],
  now: number,
  claim: Claim,
): Promise<ReadonlyMap<string, number>> => {
  const onHand = await onHandOf(db, productIds);
  if (onHand.size === 0) return onHand;
  const reserved = await db
    .selectFrom('stock_reservation')
    .select(['product_id', (eb) => eb.fn.sum<number>('quantity').as('quantity')])
    .where('product_id', 'in', [...onHand.keys()])
    .where('ends_at', '>', now)
    .where((where) => {
      if (claim === null) return where.lit(true);
      return 'holder' in claim ? where('holder', '!=', claim.holder) : where('checkout_id', '!=', claim.checkoutId);
    })
    .groupBy('product_id')
    .execute();
  const held = new Map(reserved.map((row) => [row.product_id, row.quantity]));
  return new Map([...onHand].map(([id, quantity]) => [id, Math.max(0, quantity - (held.get(id) ?? 0))]));
};

/** The lines a checkout cannot have as they are; empty: it can have all. Products stand on one line each. */
export const shortagesOf = async (
  db: ReadDatabase,
  lines: readonly StockLine[],
  now: number,
  checkoutId: string,
): Promise<readonly Shortage[]> => {
  const productIds = lines.map(({ productId }) => productId);
  const available = await availableOf(db, productIds, now, { checkoutId });
  return lines
    .map((line) => ({ ...line, available: available.get(line.productId) ?? 0 }))
    .filter((line) => line.available < line.quantity);
};

/** Ends what a checkout has reserved. */
const releaseStock = async (db: CommandDatabase, checkoutId: string): Promise<void> => {
  await db.deleteFrom('stock_reservation').where('checkout_id', '=', checkoutId).execute();
};

/**
 * Reserves these lines for a checkout until `endsAt` (ms UTC), in place of what it had reserved. Answers the
 * shortages; where there are any nothing changes.
 */
export const reserveStock = async (
  db: CommandDatabase,
  asked: { readonly checkoutId: string; readonly holder: string; readonly endsAt: number; readonly now: number },
  lines: readonly StockLine[],
): Promise<readonly Shortage[]> => {
  const { checkoutId, holder, endsAt, now } = asked;
  const shortages = await shortagesOf(db, lines, now, checkoutId);
  if (shortages.length > 0) return shortages;
  await releaseStock(db, checkoutId);
  for (const { productId, quantity } of lines) {
    await db
      .insertInto('stock_reservation')
      .values({ checkout_id: checkoutId, product_id: productId, quantity, holder, ends_at: endsAt })
      .execute();
  }
  return [];
};

/**
 * Takes lines out of the stock and ends the checkout's reservation. Call it when `shortagesOf` found none, in
 * the same command; stock that would fall below zero all the same throws, and so undoes the command.
 */
export const takeStock = async (
  db: CommandDatabase,
  checkoutId: string,
  lines: readonly StockLine[],
): Promise<void> => {
  for (const { productId, quantity } of lines) {
    const taken = await db
      .updateTable('stock_level')
      .set((eb) => ({ on_hand: eb('on_hand', '-', quantity) }))
      .where('product_id', '=', productId)
      .where('on_hand', '>=', quantity)
      .executeTakeFirst();
    if (taken.numUpdatedRows !== 1n) throw new Error(`The stock of ${productId} would fall below zero.`);
  }
  await releaseStock(db, checkoutId);
};

/** Ends reservations whose time is over. Answers how many. */
export const releaseEnded = async (db: CommandDatabase, now: number): Promise<number> => {
  const ended = await db.deleteFrom('stock_reservation').where('ends_at', '<=', now).executeTakeFirst();
  return Number(ended.numDeletedRows);
};
