import { sql } from 'kysely';
import { recordId } from '../../../src/contract/ids';
import { cartReservationMigration } from '../../../src/server/database/migrations/0012_cart_reservation';
import { allMigrations } from '../../../src/server/database/migrations/allMigrations';
import { lastingDatabase } from '../../support/server/databases/testDatabase';

const clock = { now: () => 1_700_000_000_000 };
const before = allMigrations.slice(0, allMigrations.indexOf(cartReservationMigration));

test('what checkouts had reserved before the update is still reserved, for their carts', async () => {
  const lasting = await lastingDatabase({ isEmpty: true });
  const old = await lasting.open({ clock, migrations: before });
  await old.write(async (db) => {
    for (const [number, status] of [
      [1, 'open'],
      [2, 'placed'],
    ] as const) {
      const cart = recordId('cart', number);
      const checkout = recordId('checkout', number);
      await sql`insert into cart (id, webstore_id, owner_kind, owner_id, account_id, status, currency, created_at,
        changed_at, is_current) values (${cart}, 'w', 'guest', 'g', '', 'Checkout', 'EUR', 1, 1, 0)`.execute(db);
      await sql`insert into checkout (id, cart_id, webstore_id, owner_kind, owner_id, account_id, status, created_at,
        changed_at) values (${checkout}, ${cart}, 'w', 'guest', 'g', '', ${status}, 1, 1)`.execute(db);
      await sql`insert into stock_reservation (checkout_id, product_id, quantity, holder, ends_at)
        values (${checkout}, 'p', 3, 'guest:g', 5)`.execute(db);
    }
  });
  await old.close();
  const database = await lasting.open({ clock });
  expect(await database.read.selectFrom('stock_reservation').selectAll().execute()).toEqual([
    {
      cart_id: recordId('cart', 1),
      reserved_by: 'checkout',
      product_id: 'p',
      quantity: 3,
      holder: 'guest:g',
      ends_at: 5,
      network: null,
    },
  ]);
  await database.close();
  await lasting.remove();
});
