import type { Migration } from './Migration';

/**
 * How often each term was searched for on a day, how often a result was chosen, and the sum of the positions of these
 * results. No column leads to a person.
 */
export const searchCountMigration: Migration = {
  number: 27,
  name: 'search count',
  async up({ createTable, schema, integer, text }) {
    await createTable('search_count')
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('term', text, (column) => column.notNull())
      .addColumn('searches', integer, (column) => column.notNull())
      .addColumn('without_result', integer, (column) => column.notNull())
      .addColumn('choices', integer, (column) => column.notNull())
      .addColumn('position_sum', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('search_count_key', ['webstore_id', 'day', 'term'])
      .execute();
    await schema.createIndex('search_count_age').on('search_count').column('day').execute();
  },
};
