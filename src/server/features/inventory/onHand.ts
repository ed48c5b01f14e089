import type { ReadDatabase } from '../../database/Database';

/** What is on hand of these products, by id. A product nobody ever counted is not in the answer. */
export const onHandOf = async (
  db: ReadDatabase,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock_level')
    .select(['product_id', 'on_hand'])
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.on_hand]));
};
