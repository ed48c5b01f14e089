import type { ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';

const levelsOf = prepareRead((db, given: { productIds: readonly string[] }) =>
  db.selectFrom('stock_level').select(['product_id', 'on_hand']).where('product_id', 'in', given.productIds),
);

/** Stock on hand by product id. A product whose stock was never recorded is missing. */
export async function onHandOf(db: ReadDatabase, productIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await levelsOf.all(db, { productIds });
  return new Map(rows.map((row) => [row.product_id, row.on_hand]));
}
