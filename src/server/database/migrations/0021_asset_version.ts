import type { Migration } from './Migration';

/** A file asset has versions: pictures of one name, numbered from 1. */
export const assetVersionMigration: Migration = {
  number: 21,
  name: 'asset version',
  async up({ schema, integer }) {
    await schema
      .alterTable('content_picture')
      .addColumn('asset_version', integer, (column) => column.notNull().defaultTo(1))
      .execute();
    await schema.dropIndex('content_picture_asset_name').execute();
    await schema
      .createIndex('content_picture_asset')
      .on('content_picture')
      .columns(['webstore_id', 'asset_name', 'asset_version'])
      .unique()
      .execute();
  },
};
