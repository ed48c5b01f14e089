import type { Migration } from './Migration';

export const catalogMigration: Migration = {
  number: 1,
  name: 'catalog',
  async up({ createTable, schema, integer, text }) {
    await createTable('catalog_snapshot')
      .addColumn('version', text, (column) => column.primaryKey())
      .addColumn('published_at', integer, (column) => column.notNull())
      .addColumn('is_current', integer, (column) => column.notNull())
      .execute();
    await schema
      .createIndex('catalog_snapshot_current')
      .on('catalog_snapshot')
      .column('is_current')
      .unique()
      .where('is_current', '=', 1)
      .execute();
    await createTable('catalog_snapshot_part')
      .addColumn('version', text, (column) =>
        column.notNull().references('catalog_snapshot.version').onDelete('cascade'),
      )
      .addColumn('part', text, (column) => column.notNull())
      .addColumn('body', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('catalog_snapshot_part_key', ['version', 'part'])
      .execute();
    await createTable('price_entry')
      .addColumn('price_version', text, (column) => column.notNull())
      .addColumn('product_id', text, (column) => column.notNull())
      .addColumn('buyer_group', text, (column) => column.notNull())
      .addColumn('unit_cents', integer, (column) => column.notNull())
      .addColumn('list_cents', integer)
      .addColumn('tiers', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('price_entry_key', ['price_version', 'product_id', 'buyer_group'])
      .execute();
    await createTable('stock_level')
      .addColumn('product_id', text, (column) => column.primaryKey())
      .addColumn('on_hand', integer, (column) => column.notNull())
      .execute();
    await createTable('webstore_setting')
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('value', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('webstore_setting_key', ['webstore_id', 'key'])
      .execute();
  },
};
