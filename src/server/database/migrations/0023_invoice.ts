import { sql } from 'kysely';
import type { Migration } from './Migration';

/** Invoices, numbered per year without gaps. Existing orders are marked as due for one. */
export const invoiceMigration: Migration = {
  number: 23,
  name: 'invoice',
  async up({ createTable, schema, db, integer, text }) {
    // No foreign key to the order: an invoice is kept whatever becomes of it.
    await createTable('invoice')
      .addColumn('order_id', text, (column) => column.primaryKey())
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('year', integer, (column) => column.notNull())
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('issued_at', integer, (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .execute();
    await schema
      .createIndex('invoice_number')
      .on('invoice')
      .columns(['webstore_id', 'year', 'number'])
      .unique()
      .execute();
    await createTable('invoice_series')
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('year', integer, (column) => column.notNull())
      .addColumn('last_number', integer, (column) => column.notNull())
      .addColumn('last_issued_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('invoice_series_key', ['webstore_id', 'year'])
      .execute();
    await createTable('invoice_due')
      .addColumn('order_id', text, (column) => column.primaryKey())
      .execute();
    await sql`insert into invoice_due (order_id) select id from placed_order`.execute(db);
  },
};
