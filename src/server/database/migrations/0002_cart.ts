import { sql } from 'kysely';
import type { Migration } from './Migration';

export const cartMigration: Migration = {
  number: 2,
  name: 'cart',
  async up({ createTable, schema, integer, text }) {
    await createTable('cart')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('owner_kind', text, (column) => column.notNull())
      .addColumn('owner_id', text, (column) => column.notNull())
      .addColumn('account_id', text, (column) => column.notNull().defaultTo(''))
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('changed_at', integer, (column) => column.notNull())
      .addColumn('is_current', integer, (column) => column.notNull())
      .execute();
    await schema
      .createIndex('cart_current')
      .on('cart')
      .columns(['owner_id', 'owner_kind', 'account_id', 'webstore_id'])
      .unique()
      .where(sql`is_current`, '=', 1)
      .execute();
    await createTable('cart_item')
      .addColumn('cart_id', text, (column) => column.notNull().references('cart.id').onDelete('cascade'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('product_id', text, (column) => column.notNull())
      .addColumn('quantity', integer, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('changed_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('cart_item_key', ['cart_id', 'id'])
      .addUniqueConstraint('cart_item_product', ['cart_id', 'product_id'])
      .execute();
  },
};
