import { sql } from 'kysely';
import type { Migration } from './Migration';

/** A checkout's delivery, which was stored in its own row until now. */
interface OldCheckout {
  readonly delivery_group_id: string;
  readonly cart_id: string;
  readonly delivery_address: string | null;
  readonly delivery_method_id: string | null;
  readonly desired_delivery_date: string | null;
  readonly shipping_instructions: string | null;
}
interface OldOrder {
  readonly id: string;
  readonly delivery_address: string;
  readonly delivery_method: string;
  readonly delivery_day: string;
  readonly shipping_instructions: string | null;
  readonly delivery_cents: number;
}

const MOVED_FROM_CHECKOUT = [
  'delivery_group_id',
  'delivery_address',
  'delivery_method_id',
  'desired_delivery_date',
  'shipping_instructions',
] as const;
const MOVED_FROM_ORDER = ['delivery_address', 'delivery_method', 'delivery_day', 'shipping_instructions'] as const;

/** The delivery of an open checkout becomes its cart's default group; placed orders have their own copy. */
async function movePreferences({ db, schema }: Parameters<Migration['up']>[0]): Promise<void> {
  const open = await sql<OldCheckout>`select * from checkout where status = 'open'`.execute(db);
  for (const row of open.rows) {
    await sql`
      insert into delivery_group (id, cart_id, name, is_default, position, delivery_address, delivery_method_id,
        desired_delivery_date, shipping_instructions, is_gift)
      values (${row.delivery_group_id}, ${row.cart_id}, 'Default', 1, 0, ${row.delivery_address},
        ${row.delivery_method_id}, ${row.desired_delivery_date}, ${row.shipping_instructions}, 0)`.execute(db);
  }
  for (const column of MOVED_FROM_CHECKOUT) await schema.alterTable('checkout').dropColumn(column).execute();
}

/** Every order so far had one delivery with all its lines. */
async function moveDeliveries({ db, schema, text }: Parameters<Migration['up']>[0]): Promise<void> {
  await schema
    .alterTable('placed_order')
    .addColumn('deliveries', text, (column) => column.notNull().defaultTo('[]'))
    .execute();
  const orders = await sql<OldOrder>`select * from placed_order`.execute(db);
  for (const order of orders.rows) {
    const lines = await sql<{ readonly id: string; readonly quantity: number }>`
      select id, quantity from order_line where order_id = ${order.id} order by position`.execute(db);
    const delivery = {
      name: 'Default',
      address: JSON.parse(order.delivery_address) as unknown,
      method: order.delivery_method,
      day: order.delivery_day,
      instructions: order.shipping_instructions,
      gift: null,
      chargeCents: order.delivery_cents,
      lines: lines.rows.map(({ id, quantity }) => ({ lineId: id, quantity })),
    };
    await sql`update placed_order set deliveries = ${JSON.stringify([delivery])} where id = ${order.id}`.execute(db);
  }
  for (const column of MOVED_FROM_ORDER) await schema.alterTable('placed_order').dropColumn(column).execute();
}

export const deliveryGroupMigration: Migration = {
  number: 11,
  name: 'delivery_group',
  async up(tools) {
    const { createTable, schema, integer, text } = tools;
    await schema
      .alterTable('cart')
      .addColumn('type', text, (column) => column.notNull().defaultTo('Cart'))
      .execute();
    await createTable('delivery_group')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('cart_id', text, (column) => column.notNull().references('cart.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('is_default', integer, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('delivery_address', text)
      .addColumn('delivery_method_id', text)
      .addColumn('desired_delivery_date', text)
      .addColumn('shipping_instructions', text)
      .addColumn('is_gift', integer, (column) => column.notNull())
      .addColumn('gift_message', text)
      .addColumn('gift_to_name', text)
      .addUniqueConstraint('delivery_group_place', ['cart_id', 'position'])
      .execute();
    await schema
      .createIndex('delivery_group_default')
      .on('delivery_group')
      .column('cart_id')
      .unique()
      .where(sql`is_default`, '=', 1)
      .execute();
    // The default group has no rows here: it holds whatever no other group claims.
    await createTable('delivery_group_item')
      .addColumn('delivery_group_id', text, (column) =>
        column.notNull().references('delivery_group.id').onDelete('cascade'),
      )
      .addColumn('cart_id', text, (column) => column.notNull())
      .addColumn('cart_item_id', text, (column) => column.notNull())
      .addColumn('quantity', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('delivery_group_item_key', ['delivery_group_id', 'cart_item_id'])
      .addForeignKeyConstraint(
        'delivery_group_item_line',
        ['cart_id', 'cart_item_id'],
        'cart_item',
        ['cart_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
    await schema
      .createIndex('delivery_group_item_line_index')
      .on('delivery_group_item')
      .columns(['cart_id', 'cart_item_id'])
      .execute();
    await movePreferences(tools);
    await moveDeliveries(tools);
  },
};
