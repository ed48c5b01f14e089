import { sql } from 'kysely';
import { recordId } from '../../../src/contract/ids';
import { orderContentsMigration } from '../../../src/server/database/migrations/0035_order_contents';
import { allMigrations } from '../../../src/server/database/migrations/allMigrations';
import { orderById } from '../../../src/server/features/placedOrders';
import { lastingDatabase } from '../../support/server/databases/testDatabase';
import type { LastingDatabase } from '../../support/server/databases/lastingDatabase';

let lasting: LastingDatabase;
beforeAll(async () => {
  lasting = await lastingDatabase({ isEmpty: true });
});
afterAll(() => lasting.remove());

const clock = { now: () => 1_700_000_000_000 };
const ORDER = recordId('order', 1);
const before = allMigrations.slice(0, allMigrations.indexOf(orderContentsMigration));

it('keeps the orders of earlier releases, of whose bundles nothing more is known', async () => {
  const old = await lasting.open({ clock, migrations: before });
  await old.write(async (db) => {
    await sql`insert into payment (id, checkout_id, status, request_type, request_hash, amount_cents, currency, asked_at)
      values ('payment', 'checkout', 'used', 'Auth', 'h', 750, 'EUR', 1)`.execute(db);
    await sql`insert into placed_order (id, reference, checkout_id, cart_id, webstore_id, owner_kind, owner_id,
      account_id, status, placed_at, currency, goods_cents, delivery_cents, net_cents, vat_cents, gross_cents, vat_lines,
      contact_info, deliveries, payment_id, adjustment_cents, promotions) values (${ORDER}, 'R', 'checkout', 'cart', 'w',
      'guest', 'g', '', 'Created', 1, 'EUR', 750, 0, 750, 0, 750, '[]', '{}', '[]', 'payment', 0, '[]')`.execute(db);
    await sql`insert into order_line (order_id, id, position, product_id, name, quantity, unit_cents, net_cents,
      vat_cents, vat_basis_points) values (${ORDER}, 'line', 1, 'bundle', 'Lot', 1, 750, 750, 0, 550)`.execute(db);
  });
  await old.close();
  const database = await lasting.open({ clock });
  const order = await orderById(database.read, ORDER);
  expect(order?.lines).toMatchObject([{ id: 'line', productId: 'bundle', name: 'Lot', contents: [] }]);
  await database.close();
});
