import type { Migration } from './Migration';

export const paymentRedirectMigration: Migration = {
  number: 10,
  name: 'payment redirect',
  async up({ createTable, schema, integer, text }) {
    await schema
      .alterTable('payment')
      .addColumn('provider', text, (column) => column.notNull().defaultTo('frame'))
      .execute();
    await schema.alterTable('payment').addColumn('redirect_url', text).execute();
    await schema.alterTable('payment').addColumn('registration_account_id', text).execute();
    await createTable('payment_sandbox_transfer')
      .addColumn('payment_id', text, (column) => column.primaryKey())
      .addColumn('transaction_id', text, (column) => column.notNull().unique())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('trouble', text, (column) => column.notNull())
      .addColumn('amount_cents', integer, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('label', text, (column) => column.notNull())
      .addColumn('return_address', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('changed_at', integer, (column) => column.notNull())
      .execute();
  },
};
