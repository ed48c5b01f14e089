import type { Migration } from './Migration';

export const cartWorkMigration: Migration = {
  number: 14,
  name: 'cart_work',
  async up({ createTable, schema, integer, text }) {
    await schema
      .alterTable('cart')
      .addColumn('async_status', text, (column) => column.notNull().defaultTo('Completed'))
      .execute();
    await createTable('cart_work')
      .addColumn('cart_id', text, (column) => column.primaryKey().references('cart.id').onDelete('cascade'))
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('queued_at', integer, (column) => column.notNull())
      .addColumn('incoming', text, (column) => column.notNull())
      .addColumn('worked', integer, (column) => column.notNull())
      .addColumn('problems', text, (column) => column.notNull())
      .execute();
    await schema.createIndex('cart_work_waiting').on('cart_work').columns(['state', 'queued_at']).execute();
  },
};
