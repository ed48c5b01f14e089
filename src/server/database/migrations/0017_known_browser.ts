import type { Migration } from './Migration';

/** Browsers with an earlier login: failed attempts of strangers on the account do not block these. */
export const knownBrowserMigration: Migration = {
  number: 17,
  name: 'known_browser',
  async up({ createTable, schema, integer, text }) {
    await createTable('known_browser')
      .addColumn('cookie_hash', text, (column) => column.notNull())
      .addColumn('user_id', text, (column) => column.notNull().references('shop_user.id').onDelete('cascade'))
      .addColumn('seen_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('known_browser_key', ['cookie_hash', 'user_id'])
      .execute();
    await schema.createIndex('known_browser_user').on('known_browser').columns(['user_id', 'seen_at']).execute();
    await schema.createIndex('known_browser_age').on('known_browser').column('seen_at').execute();
  },
};
