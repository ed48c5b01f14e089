import type { Migration } from './Migration';

export const paymentSandboxMigration: Migration = {
  number: 8,
  name: 'payment sandbox',
  async up({ createTable, schema, integer, text }) {
    await createTable('payment_sandbox_token')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('behaviour', text, (column) => column.notNull())
      .addColumn('method_kind', text, (column) => column.notNull())
      .addColumn('label', text, (column) => column.notNull())
      .addColumn('mandate_reference', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('payment_id', text)
      .execute();
    await schema.createIndex('payment_sandbox_token_age').on('payment_sandbox_token').column('created_at').execute();
    await createTable('payment_sandbox_payment')
      .addColumn('payment_id', text, (column) => column.primaryKey())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('decline_code', text, (column) => column.notNull())
      .addColumn('transaction_id', text, (column) => column.notNull().unique())
      .addColumn('amount_cents', integer, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('method_kind', text, (column) => column.notNull())
      .addColumn('label', text, (column) => column.notNull())
      .addColumn('mandate_reference', text)
      .addColumn('challenge_outcome', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('changed_at', integer, (column) => column.notNull())
      .execute();
  },
};
