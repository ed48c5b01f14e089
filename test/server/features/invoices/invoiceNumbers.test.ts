import fc from 'fast-check';
import { issueInvoice } from '../../../../src/server/features/invoices';
import { budget } from '../../../support/budget';
import {
  openCheckoutShop,
  referenceIn,
  type Buyer,
  type CheckoutShop,
} from '../../../support/server/shops/checkoutShop';
import { isPostgres } from '../../../support/server/databases/testDatabase';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

/** What each buyer does at the same moment as all others. */
const act = fc.constantFrom('submit', 'submitTwice', 'submitUnpaid', 'rollBack');
type Act = 'submit' | 'submitTwice' | 'submitUnpaid' | 'rollBack';

/** Takes an invoice number in a command that then fails. */
async function rollBack(): Promise<void> {
  const [order] = await shop.orders();
  const failed = shop.database.write(async (db) => {
    if (order === undefined) throw new Error('rolled back');
    await db.deleteFrom('invoice').where('order_id', '=', order.id).execute();
    await issueInvoice(db, order.id, shop.clock.now());
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
}

async function perform(buyer: Buyer, what: Act): Promise<void> {
  if (what === 'rollBack') return rollBack();
  const answers = await Promise.all(Array.from({ length: what === 'submitTwice' ? 2 : 1 }, () => buyer.submit()));
  if (what === 'submitUnpaid') expect(answers.map(({ statusCode }) => statusCode)).toEqual([412]);
  else expect(new Set(answers.map(referenceIn)).size).toBe(1);
}

const runs = budget({ usual: isPostgres ? 5 : 8, long: 30 });

test('however many orders are placed at once, repeated, refused or rolled back, numbers have no gap and no double', async () => {
  let issued = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), async (acts) => {
      const buyers = await Promise.all(
        acts.map(async (what) => {
          const buyer = await shop.buyerWith('butter', 12);
          if (what === 'submit' || what === 'submitTwice') await buyer.paid();
          if (what === 'submitUnpaid') {
            await buyer.ready();
            await buyer.prepare();
          }
          return buyer;
        }),
      );
      await Promise.all(acts.map((what, index) => perform(buyers[index] ?? shop.newBuyer(), what)));
      shop.clock.advance(1000);
      const orders = await shop.orders();
      const invoices = await shop.database.read.selectFrom('invoice').selectAll().orderBy('number').execute();
      expect(invoices.map(({ number }) => number)).toEqual(orders.map((_, index) => index + 1));
      expect(new Set(invoices.map(({ order_id: id }) => id))).toEqual(new Set(orders.map(({ id }) => id)));
      const moments = invoices.map(({ issued_at: at }) => at);
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      issued = invoices.length;
    }),
    { seed: 20_261_123, numRuns: runs },
  );
  // Guards against runs in which everything is refused.
  expect(issued).toBeGreaterThan(runs);
});
