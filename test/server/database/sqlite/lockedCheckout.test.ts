import Sqlite from 'better-sqlite3';
import { openSqlite } from '../../../../src/server/database/sqlite/openSqlite';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';
import { refusal } from '../../../support/server/shops/cartShop';
import { openCheckoutShop } from '../../../support/server/shops/checkoutShop';

const temporary = temporaryFolder();
afterAll(() => temporary.remove());

test('while another program holds the database file a checkout is locked (423), and can be read', async () => {
  const file = temporary.file('shop.sqlite');
  const shop = await openCheckoutShop({ database: await openSqlite(file) });
  const newcomer = await shop.buyerWith('butter', 2);
  const buyer = await shop.buyerWith('butter', 2);
  await buyer.ready();
  await buyer.prepare();
  const payer = await shop.buyerWith('butter', 2);
  await payer.paid();
  const coupon = { body: { couponCode: 'BIENVENUE10' } };
  const backup = new Sqlite(file);
  try {
    backup.exec('BEGIN IMMEDIATE');
    const locked = {
      start: await newcomer.guest.call('POST', 'checkouts', {}, { body: { cartId: 'active' } }),
      'make sure of': await newcomer.start(),
      change: await buyer.patch({ shippingInstructions: 'Sonner' }),
      delete: await buyer.drop(),
      pay: await buyer.pay(),
      'add a coupon': await buyer.guest.call('POST', 'checkoutCoupons', { checkoutId: 'active' }, coupon),
      prepare: await buyer.prepare(),
      place: await payer.place(),
    };
    const refusals = Object.entries(locked).map(([name, response]) => [name, refusal(response)]);
    expect(refusals).toEqual(Object.keys(locked).map((name) => [name, '423 SERVER_UNAVAILABLE']));
    // A payment takes several commits, so its refusal does not claim that nothing was done; the others do.
    const undone = Object.entries(locked).filter(([, { body }]) => body.includes('Nothing of the call was done'));
    expect(undone.map(([name]) => name)).toEqual(Object.keys(locked).filter((name) => name !== 'pay'));
    expect((await buyer.get()).statusCode).toBe(200);
    backup.exec('ROLLBACK');
    expect((await buyer.patch({ shippingInstructions: 'Sonner' })).statusCode).toBe(200);
  } finally {
    backup.close();
    await shop.close();
  }
});
