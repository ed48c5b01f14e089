import type { Migration } from './Migration';

/** What was in the bundles of an order when it was placed; lines of earlier orders have none. */
export const orderContentsMigration: Migration = {
  number: 35,
  name: 'order contents',
  async up({ createTable, integer, text }) {
    await createTable('order_line_content')
      .addColumn('order_id', text, (column) => column.notNull().references('placed_order.id').onDelete('cascade'))
      .addColumn('line_id', text, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('product_id', text, (column) => column.notNull())
      .addColumn('sku', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('quantity', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('order_line_content_key', ['order_id', 'line_id', 'position'])
      .execute();
  },
};
