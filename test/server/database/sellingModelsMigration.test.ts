import { sql } from 'kysely';
import { recordId } from '../../../src/contract/ids';
import { sellingModelsMigration } from '../../../src/server/database/migrations/0032_selling_models';
import { allMigrations } from '../../../src/server/database/migrations/allMigrations';
import { findCart } from '../../../src/server/features/cart';
import { lastingDatabase } from '../../support/server/databases/testDatabase';
import type { LastingDatabase } from '../../support/server/databases/lastingDatabase';

let lasting: LastingDatabase;
beforeAll(async () => {
  lasting = await lastingDatabase({ isEmpty: true });
});
afterAll(() => lasting.remove());

const clock = { now: () => 1_700_000_000_000 };
const CART = recordId('cart', 1);
const before = allMigrations.slice(0, allMigrations.indexOf(sellingModelsMigration));
const owner = { webstoreId: 'w', kind: 'guest', id: 'g', accountId: null } as const;

/** A cart with a line, half of which is in a second group, in the schema of the release before. */
async function fill(): Promise<void> {
  const old = await lasting.open({ clock, migrations: before });
  await old.write(async (db) => {
    await sql`insert into cart (id, webstore_id, owner_kind, owner_id, account_id, status, currency, created_at,
      changed_at, is_current) values (${CART}, 'w', 'guest', 'g', '', 'Active', 'EUR', 1, 1, 1)`.execute(db);
    await sql`insert into cart_item (cart_id, id, product_id, quantity, position, created_at, changed_at)
      values (${CART}, 'line', 'butter', 4, 1, 1, 1)`.execute(db);
    await sql`insert into delivery_group (id, cart_id, name, is_default, position, is_gift)
      values ('group', ${CART}, 'Annexe', 0, 1, 0)`.execute(db);
    await sql`insert into delivery_group_item (delivery_group_id, cart_id, cart_item_id, quantity)
      values ('group', ${CART}, 'line', 2)`.execute(db);
  });
  await old.close();
}

it('keeps the lines of carts and their deliveries, each sold once, and lets a product have several lines', async () => {
  await fill();
  const database = await lasting.open({ clock });
  const cart = await findCart(database.read, owner, null);
  expect(cart?.state.lines).toEqual([
    { id: 'line', productId: 'butter', quantity: 4, position: 1, createdAt: 1, changedAt: 1 },
  ]);
  expect(cart?.groups.map(({ allocations }) => [...allocations])).toEqual([[], [['line', 2]]]);
  const line = { cart_id: CART, product_id: 'butter', quantity: 1, position: 2, created_at: 1, changed_at: 1 };
  const insert = (id: string, model: object) =>
    database.write((db) =>
      db
        .insertInto('cart_item')
        .values({ ...line, ...model, id })
        .execute(),
    );
  await insert('weekly', { selling_model_id: 'm' });
  await expect(insert('again', { selling_model_id: 'm' })).rejects.toThrow();
  await expect(insert('once', {})).rejects.toThrow();
  await database.write((db) => db.deleteFrom('cart_item').where('id', '=', 'line').execute());
  expect(await database.read.selectFrom('delivery_group_item').selectAll().execute()).toEqual([]);
  await database.close();
});
