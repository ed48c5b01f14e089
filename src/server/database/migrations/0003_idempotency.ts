import type { Migration } from './Migration';

export const idempotencyMigration: Migration = {
  number: 3,
  name: 'idempotency',
  async up({ createTable, schema, integer, text }) {
    await createTable('idempotency_record')
      .addColumn('caller', text, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('request_hash', text, (column) => column.notNull())
      .addColumn('status', integer, (column) => column.notNull())
      .addColumn('body', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_record_key', ['caller', 'key'])
      .execute();
    await schema.createIndex('idempotency_record_age').on('idempotency_record').column('created_at').execute();
  },
};
