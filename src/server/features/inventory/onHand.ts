import type { ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';

const levelsOf = prepareRead((db, given: { productIds: readonly string[] }) =>
  db.selectFrom('stock_level').select(['product_id', 'on_hand']).where('product_id', 'in', given.productIds),
);

/** What is on hand of these products, by id. A product nobody ever counted is not in the answer. */
export const onHandOf = async (
  db: ReadDatabase,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (productIds.length === 0) return new Map();
  const rows = await levelsOf.all(db, { productIds });
  return new Map(rows.map((row) => [row.product_id, row.on_hand]));
};
