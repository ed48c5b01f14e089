import type { FastifyInstance } from 'fastify';

/** Writes into the audit log that a user looks at an order's prices; before they see anything of them. */
export const orderViewLog =
  ({ database, ids, clock }: FastifyInstance) =>
  (userId: string, orderReference: string): Promise<void> =>
    database.write(async (db) => {
      const view = { id: ids.token(), order_reference: orderReference, user_id: userId, at: clock.now() };
      await db.insertInto('order_price_view').values(view).execute();
    });
