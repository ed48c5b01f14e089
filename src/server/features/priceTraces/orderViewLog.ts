import type { FastifyInstance } from 'fastify';
import type { OrderViews } from '../../../contract/recordings/priceTrace';
import type { ReadDatabase } from '../../database/Database';
import { readersOf } from '../recordings';

/** Notes in the audit log that a user views an order's prices; must be called before they see any of them. */
export const orderViewLog =
  ({ database, ids, clock }: FastifyInstance) =>
  (userId: string, orderReference: string): Promise<void> =>
    database.write(async (db) => {
      const view = { id: ids.token(), order_reference: orderReference, user_id: userId, at: clock.now() };
      await db.insertInto('order_price_view').values(view).execute();
    });

/** The number of latest views that are answered. */
const VIEWS = 100;

/** Who has viewed an order's prices, newest first; at most the latest 100 views. */
export async function orderViewsOf(db: ReadDatabase, orderReference: string): Promise<OrderViews['views']> {
  const rows = await db
    .selectFrom('order_price_view')
    .select(['at', 'user_id'])
    .where('order_reference', '=', orderReference)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(VIEWS)
    .execute();
  return readersOf(db, rows);
}
