import Sqlite from 'better-sqlite3';
import { openSqlite } from '../../../../src/server/database/sqlite/openSqlite';
import { temporaryFolder } from '../../../support/server/temporaryFolder';
import { refusal } from '../../../support/server/shops/cartShop';
import { openCheckoutShop } from '../../../support/server/shops/checkoutShop';

const temporary = temporaryFolder();
afterAll(() => temporary.remove());

test('while another program holds the database file a checkout is locked (423), and can be read', async () => {
  const file = temporary.file('shop.sqlite');
  const shop = await openCheckoutShop({ database: await openSqlite(file) });
  const buyer = await shop.buyerWith('butter', 2);
  await buyer.ready();
  const backup = new Sqlite(file);
  try {
    backup.exec('BEGIN IMMEDIATE');
    expect(refusal(await buyer.patch({ shippingInstructions: 'Sonner' }))).toBe('423 SERVER_UNAVAILABLE');
    expect((await buyer.get()).statusCode).toBe(200);
    backup.exec('ROLLBACK');
    expect((await buyer.patch({ shippingInstructions: 'Sonner' })).statusCode).toBe(200);
  } finally {
    backup.close();
    await shop.close();
  }
});
