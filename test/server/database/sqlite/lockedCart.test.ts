import Sqlite from 'better-sqlite3';
import { openSqlite } from '../../../../src/server/database/sqlite/openSqlite';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';
import { openCartShop, refusal } from '../../../support/server/shops/cartShop';

const temporary = temporaryFolder();
afterAll(() => temporary.remove());

describe('while another program holds the database file', () => {
  it('a cart can be read, a change is refused with a code, and its repeat is done once', async () => {
    const file = temporary.file('shop.sqlite');
    const shop = await openCartShop(undefined, await openSqlite(file));
    const guest = shop.newGuest();
    await guest.added('butter', 2);
    const backup = new Sqlite(file);
    try {
      backup.exec('BEGIN IMMEDIATE');
      expect(refusal(await guest.add('butter', 3, { key: 'once' }))).toBe('503 SERVER_UNAVAILABLE');
      expect((await guest.items()).cartSummary.totalProductCount).toBe('2.0');
      backup.exec('ROLLBACK');
      for (let repeat = 0; repeat < 2; repeat += 1) {
        expect((await guest.add('butter', 3, { key: 'once' })).statusCode).toBe(201);
      }
      expect((await guest.items()).cartItems.map(({ cartItem }) => cartItem.quantity)).toEqual(['5.0']);
    } finally {
      backup.close();
      await shop.close();
    }
  });
});
