import type { ReadDatabase } from '../../database/Database';
import { reservedInAll } from './reservations';

/** How many products have ever had a stock level. None loses it again, so equal numbers mean the same products. */
export const recordedStockCount = async (db: ReadDatabase): Promise<number> => {
  const { count } = await db
    .selectFrom('stock_level')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Ids of the products whose stock was ever recorded: of others nothing can be ordered. */
export const recordedStock = async (db: ReadDatabase): Promise<readonly string[]> => {
  const rows = await db.selectFrom('stock_level').select('product_id').execute();
  return rows.map((row) => row.product_id);
};

/** Ids of the products of which nothing is left at this moment (ms UTC), or nothing that no cart has reserved. */
export const soldOut = async (db: ReadDatabase, now: number): Promise<readonly string[]> => {
  const emptied = await db.selectFrom('stock_level').select('product_id').where('on_hand', '<=', 0).execute();
  return [...emptied.map((row) => row.product_id), ...(await reservedInAll(db, now))];
};
