import { sql } from 'kysely';
import type { Migration } from './Migration';

export const accountMigration: Migration = {
  number: 4,
  name: 'account',
  async up({ createTable, schema, integer, text }) {
    await createTable('account')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('siret', text, (column) => column.notNull())
      .addColumn('trade', text, (column) => column.notNull())
      .addColumn('buyer_groups', text, (column) => column.notNull())
      .addColumn('phone', text)
      .addColumn('street', text)
      .addColumn('postal_code', text)
      .addColumn('city', text)
      .addColumn('region', text)
      .addColumn('country', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await createTable('managed_account')
      .addColumn('manager_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('account_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('id', text, (column) => column.notNull().unique())
      .addPrimaryKeyConstraint('managed_account_key', ['manager_id', 'account_id'])
      .execute();
    await createTable('shop_user')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().references('account.id'))
      .addColumn('email', text, (column) => column.notNull().unique())
      .addColumn('first_name', text, (column) => column.notNull())
      .addColumn('last_name', text, (column) => column.notNull())
      .addColumn('phone', text)
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('password_hash', text, (column) => column.notNull())
      .addColumn('is_demo', integer, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await createTable('login_session')
      .addColumn('cookie_hash', text, (column) => column.primaryKey())
      .addColumn('token_hash', text, (column) => column.unique())
      .addColumn('user_id', text, (column) => column.notNull().references('shop_user.id').onDelete('cascade'))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('seen_at', integer, (column) => column.notNull())
      .addColumn('expires_at', integer, (column) => column.notNull())
      .execute();
    await schema.createIndex('login_session_user').on('login_session').column('user_id').execute();
    await schema.createIndex('login_session_end').on('login_session').column('expires_at').execute();
    await createTable('password_request')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('user_id', text, (column) => column.notNull().references('shop_user.id').onDelete('cascade'))
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('expires_at', integer, (column) => column.notNull())
      .execute();
    await schema.createIndex('password_request_user').on('password_request').column('user_id').execute();
    await createTable('registration')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('company_name', text, (column) => column.notNull())
      .addColumn('siret', text, (column) => column.notNull())
      .addColumn('trade', text, (column) => column.notNull())
      .addColumn('first_name', text, (column) => column.notNull())
      .addColumn('last_name', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('phone', text, (column) => column.notNull())
      .addColumn('message', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .execute();
    await createTable('throttle')
      .addColumn('key', text, (column) => column.primaryKey())
      .addColumn('attempts', integer, (column) => column.notNull())
      .addColumn('ends_at', integer, (column) => column.notNull())
      .execute();
    await schema.createIndex('throttle_end').on('throttle').column('ends_at').execute();
    await schema
      .alterTable('cart')
      .addColumn('seen_at', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('cart_guest_age')
      .on('cart')
      .column('changed_at')
      .where(sql`owner_kind`, '=', 'guest')
      .execute();
  },
};
