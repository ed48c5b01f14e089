import type { Migration } from './Migration';

/** The number of presses without effect in a recording; and recordings can be found by visited pages. */
export const deadPressesMigration: Migration = {
  number: 34,
  name: 'dead presses',
  async up({ schema, integer }) {
    await schema
      .alterTable('recording')
      .addColumn('dead_presses', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('recording_page_path').on('recording_page').columns(['path', 'session']).execute();
  },
};
