import { sql } from 'kysely';
import type { Migration, MigrationTools } from './Migration';

/**
 * The lines of carts get a selling model, and one product may then have several. SQLite cannot drop a unique constraint
 * of a table, so this table and the one that refers to it are rebuilt, in both databases.
 */
async function remakeLines({ createTable, schema, integer, text, db }: MigrationTools): Promise<void> {
  await createTable('cart_item_new')
    .addColumn('cart_id', text, (column) => column.notNull().references('cart.id').onDelete('cascade'))
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('product_id', text, (column) => column.notNull())
    .addColumn('selling_model_id', text, (column) => column.notNull().defaultTo(''))
    .addColumn('subscription_term', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('quantity', integer, (column) => column.notNull())
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('changed_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('cart_item_of_model_key', ['cart_id', 'id'])
    .addUniqueConstraint('cart_item_content', ['cart_id', 'product_id', 'selling_model_id', 'subscription_term'])
    .execute();
  await sql`
    insert into cart_item_new (cart_id, id, product_id, quantity, position, created_at, changed_at)
    select cart_id, id, product_id, quantity, position, created_at, changed_at from cart_item`.execute(db);
  await createTable('delivery_group_item_new')
    .addColumn('delivery_group_id', text, (column) =>
      column.notNull().references('delivery_group.id').onDelete('cascade'),
    )
    .addColumn('cart_id', text, (column) => column.notNull())
    .addColumn('cart_item_id', text, (column) => column.notNull())
    .addColumn('quantity', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('delivery_group_item_of_model_key', ['delivery_group_id', 'cart_item_id'])
    .addForeignKeyConstraint(
      'delivery_group_item_of_model_line',
      ['cart_id', 'cart_item_id'],
      'cart_item_new',
      ['cart_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await sql`
    insert into delivery_group_item_new (delivery_group_id, cart_id, cart_item_id, quantity)
    select delivery_group_id, cart_id, cart_item_id, quantity from delivery_group_item`.execute(db);
  await schema.dropTable('delivery_group_item').execute();
  await schema.dropTable('cart_item').execute();
  // Foreign keys to a renamed table refer to its new name.
  await schema.alterTable('cart_item_new').renameTo('cart_item').execute();
  await schema.alterTable('delivery_group_item_new').renameTo('delivery_group_item').execute();
  await schema
    .createIndex('delivery_group_item_line_index')
    .on('delivery_group_item')
    .columns(['cart_id', 'cart_item_id'])
    .execute();
}

export const sellingModelsMigration: Migration = {
  number: 32,
  name: 'selling models',
  async up(tools) {
    const { createTable, schema, integer, text } = tools;
    await remakeLines(tools);
    await schema.alterTable('order_line').addColumn('selling_model', text).execute();
    await createTable('standing_delivery')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('order_id', text, (column) => column.notNull().references('placed_order.id').onDelete('cascade'))
      .addColumn('order_line_id', text, (column) => column.notNull())
      .addColumn('delivery_position', integer, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('quantity', integer, (column) => column.notNull())
      .addColumn('first_day', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('breaks', text, (column) => column.notNull())
      .addColumn('changed_at', integer, (column) => column.notNull())
      // At most one standing delivery for each part of an order, enforced by the database too.
      .addUniqueConstraint('standing_delivery_once', ['order_id', 'order_line_id', 'delivery_position'])
      .execute();
  },
};
