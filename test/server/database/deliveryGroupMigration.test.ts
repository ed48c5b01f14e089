import { sql } from 'kysely';
import { allMigrations } from '../../../src/server/database/migrations/allMigrations';
import { deliveryGroupMigration } from '../../../src/server/database/migrations/0011_delivery_group';
import { groupsOf } from '../../../src/server/features/cart';
import { orderById } from '../../../src/server/features/placedOrders/orderStore';
import { recordId } from '../../../src/contract/ids';
import { lastingDatabase } from '../../support/server/databases/testDatabase';
import type { LastingDatabase } from '../../support/server/databases/lastingDatabase';

let lasting: LastingDatabase;
beforeAll(async () => {
  lasting = await lastingDatabase({ isEmpty: true });
});
afterAll(() => lasting.remove());

const clock = { now: () => 1_700_000_000_000 };
const CART = recordId('cart', 1);
const ORDERED = recordId('cart', 2);
const GROUP = recordId('deliveryGroup', 77);
const address = {
  id: null,
  name: 'Zoé',
  street: '3 rue des Lices',
  city: 'Rennes',
  postalCode: '35000',
  country: 'FR',
};
const json = JSON.stringify(address);
const before = allMigrations.slice(0, allMigrations.indexOf(deliveryGroupMigration));

/** A cart with an open checkout and one that was ordered, in the schema of the release before. */
async function fill(): Promise<void> {
  const old = await lasting.open({ clock, migrations: before });
  await old.write(async (db) => {
    const run = (query: ReturnType<typeof sql>) => query.execute(db);
    for (const [id, status, current] of [
      [CART, 'Checkout', 1],
      [ORDERED, 'Closed', 0],
    ]) {
      await run(sql`insert into cart (id, webstore_id, owner_kind, owner_id, account_id, status, currency, created_at,
        changed_at, is_current) values (${id}, 'w', 'guest', 'g', '', ${status}, 'EUR', 1, 1, ${current})`);
    }
    for (const [id, cart, status, street] of [
      ['open', CART, 'open', json],
      ['placed', ORDERED, 'placed', null],
    ]) {
      await run(sql`insert into checkout (id, cart_id, webstore_id, owner_kind, owner_id, account_id, status,
        delivery_group_id, contact_info, delivery_address, delivery_method_id, desired_delivery_date,
        shipping_instructions, prepared, created_at, changed_at) values (${id}, ${cart}, 'w', 'guest', 'g', '',
        ${status}, ${GROUP}, null, ${street}, ${recordId('deliveryMethod', 2)}, '2026-11-24', 'Sonner', null, 1, 1)`);
    }
    await run(sql`insert into payment (id, checkout_id, status, request_type, request_hash, amount_cents, currency,
      method_label, asked_at) values ('p', 'placed', 'used', 'Auth', 'h', 5000, 'EUR', 'Visa', 1)`);
    await run(sql`insert into placed_order (id, reference, checkout_id, cart_id, webstore_id, owner_kind, owner_id,
      account_id, status, placed_at, currency, goods_cents, delivery_cents, net_cents, vat_cents, gross_cents,
      vat_lines, contact_info, delivery_address, billing_address, delivery_method, delivery_day,
      shipping_instructions, payment_id) values ('o', 'REF', 'placed', ${ORDERED}, 'w', 'guest', 'g', '', 'Created', 1,
      'EUR', 3000, 790, 3790, 323, 4113, '[]', '{}', ${json}, null, 'Livraison matinale', '2026-11-24', 'Sonner', 'p')`);
    for (const position of [1, 2]) {
      await run(sql`insert into order_line (order_id, id, position, product_id, name, sku, quantity, unit_cents,
        net_cents, vat_cents, vat_basis_points) values ('o', ${`l${position}`}, ${position}, ${`p${position}`}, 'Lait',
        null, ${position * 3}, 100, 300, 17, 550)`);
    }
  });
  await old.close();
}

test('an open checkout’s delivery becomes its cart’s default group, an order’s the only one of its deliveries', async () => {
  await fill();
  const database = await lasting.open({ clock });
  const groups = await groupsOf(database.read, CART);
  expect(groups).toMatchObject([
    {
      id: GROUP,
      isDefault: true,
      preferences: {
        deliveryAddress: address,
        deliveryMethodId: recordId('deliveryMethod', 2),
        desiredDeliveryDate: '2026-11-24',
        shippingInstructions: 'Sonner',
        isGift: false,
      },
    },
  ]);
  // The delivery preferences of the placed checkout are the order's now.
  expect((await groupsOf(database.read, ORDERED))[0].preferences.deliveryAddress).toBeNull();
  const order = await orderById(database.read, 'o');
  // Order lines did not store the packaging of their product then.
  expect(order?.lines.map(({ packaging }) => packaging)).toEqual([null, null]);
  // The shop had only French texts then.
  expect(order?.order.locale).toBe('fr-FR');
  expect(order?.order.deliveries).toEqual([
    {
      name: 'Default',
      address,
      method: 'Livraison matinale',
      day: '2026-11-24',
      instructions: 'Sonner',
      gift: null,
      chargeCents: 790,
      lines: [
        { lineId: 'l1', quantity: 3 },
        { lineId: 'l2', quantity: 6 },
      ],
    },
  ]);
  await database.close();
});
