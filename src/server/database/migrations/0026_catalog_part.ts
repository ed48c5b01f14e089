import type { Migration } from './Migration';

/**
 * The parts of a published catalogue and of its prices, as bytes in pieces. Without a foreign key: prices have versions
 * of their own. Catalogues published by an earlier release are converted at the start, when their parts are rebuilt.
 */
export const catalogPartMigration: Migration = {
  number: 26,
  name: 'catalog part',
  async up({ createTable, integer, text, bytes }) {
    await createTable('catalog_part')
      .addColumn('version', text, (column) => column.notNull())
      .addColumn('part', text, (column) => column.notNull())
      .addColumn('piece', integer, (column) => column.notNull())
      .addColumn('format', integer, (column) => column.notNull())
      .addColumn('bytes', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('catalog_part_key', ['version', 'part', 'piece'])
      .execute();
  },
};
