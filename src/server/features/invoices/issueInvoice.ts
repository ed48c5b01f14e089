import type { CommandDatabase } from '../../database/Database';
import { readAccount } from '../accounts';
import { orderById } from '../placedOrders';
import { invoiceDocument } from './invoiceDocument';
import { takeNumber } from './invoiceNumber';
import { readSeller } from './seller';

/**
 * Issues the invoice of an order. The last step of the command that places the order, so that other commands wait as
 * briefly as possible for the row of the year's series. A second one for the same order fails the command.
 */
export async function issueInvoice(db: CommandDatabase, orderId: string, now: number): Promise<void> {
  const whole = await orderById(db, orderId);
  if (whole === null) throw new Error(`The order ${orderId} is not there to be invoiced.`);
  const { webstoreId, accountId } = whole.order.owner;
  const parties = {
    seller: await readSeller(db, webstoreId),
    account: accountId === null ? null : await readAccount(db, accountId),
  };
  const taken = await takeNumber(db, webstoreId, now);
  await db
    .insertInto('invoice')
    .values({
      order_id: orderId,
      webstore_id: webstoreId,
      year: taken.year,
      number: taken.number,
      issued_at: taken.issuedAt,
      document: JSON.stringify(invoiceDocument(whole, parties, taken)),
    })
    .execute();
}
