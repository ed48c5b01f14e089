import type { Migration } from './Migration';

/** Terms that a shopper has searched for lately, each once; suggested to that shopper only. */
export const recentSearchMigration: Migration = {
  number: 15,
  name: 'recent_search',
  async up({ createTable, schema, integer, text }) {
    await createTable('recent_search')
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('owner_kind', text, (column) => column.notNull())
      .addColumn('owner_id', text, (column) => column.notNull())
      .addColumn('term_key', text, (column) => column.notNull())
      .addColumn('term', text, (column) => column.notNull())
      .addColumn('searched_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('recent_search_key', ['webstore_id', 'owner_kind', 'owner_id', 'term_key'])
      .execute();
    await schema.createIndex('recent_search_age').on('recent_search').column('searched_at').execute();
  },
};
