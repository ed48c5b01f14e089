import type { Migration } from './Migration';

/** Who of support viewed the prices of an order, whether or not a recording names it. */
export const orderPriceViewMigration: Migration = {
  number: 33,
  name: 'order price view',
  async up({ createTable, schema, integer, text }) {
    // No foreign key: the audit log outlives orders and users.
    await createTable('order_price_view')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('order_reference', text, (column) => column.notNull())
      .addColumn('user_id', text, (column) => column.notNull())
      .addColumn('at', integer, (column) => column.notNull())
      .execute();
    await schema
      .createIndex('order_price_view_order')
      .on('order_price_view')
      .columns(['order_reference', 'at'])
      .execute();
  },
};
