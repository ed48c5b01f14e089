import type { FastifyInstance } from 'fastify';
import type { CommandDatabase } from '../../database/Database';
import { issueInvoice } from './issueInvoice';

/** The most invoices issued in one command: other calls are served between two such commands. */
const AT_ONCE = 20;

async function issueSome(db: CommandDatabase, now: number): Promise<number> {
  const due = await db
    .selectFrom('invoice_due')
    .innerJoin('placed_order', 'placed_order.id', 'invoice_due.order_id')
    .select('invoice_due.order_id as orderId')
    .orderBy('placed_order.placed_at')
    .orderBy('placed_order.id')
    .limit(AT_ONCE)
    .execute();
  for (const { orderId } of due) {
    await issueInvoice(db, orderId, now);
    await db.deleteFrom('invoice_due').where('order_id', '=', orderId).execute();
  }
  return due.length;
}

/** Issues the invoices of orders from before there were invoices, in the order of placing, dated today. */
export async function issueDueInvoices({
  database,
  clock,
}: Pick<FastifyInstance, 'database' | 'clock'>): Promise<void> {
  await database.withLock('due invoices', async () => {
    while ((await database.write((db) => issueSome(db, clock.now()))) === AT_ONCE);
  });
}
