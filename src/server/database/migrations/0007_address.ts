import { sql } from 'kysely';
import type { Migration } from './Migration';

export const addressMigration: Migration = {
  number: 7,
  name: 'address',
  async up({ createTable, schema, integer, text }) {
    await createTable('account_address')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('address_type', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('first_name', text)
      .addColumn('middle_name', text)
      .addColumn('last_name', text)
      .addColumn('company_name', text)
      .addColumn('street', text, (column) => column.notNull())
      .addColumn('city', text, (column) => column.notNull())
      .addColumn('region', text)
      .addColumn('postal_code', text, (column) => column.notNull())
      .addColumn('country', text, (column) => column.notNull())
      .addColumn('phone_number', text)
      .addColumn('is_default', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await schema.createIndex('account_address_account').on('account_address').column('account_id').execute();
    await schema
      .createIndex('account_address_default')
      .on('account_address')
      .columns(['account_id', 'address_type'])
      .unique()
      .where(sql`is_default`, '=', 1)
      .execute();
  },
};
