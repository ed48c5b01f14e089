import type { Migration } from './Migration';

/** Managed content: documents with a draft and published versions, and pictures with their bytes. */
export const contentMigration: Migration = {
  number: 19,
  name: 'content',
  async up({ createTable, schema, integer, text }) {
    await createTable('content')
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('content_key', text, (column) => column.notNull())
      .addColumn('managed_content_id', text, (column) => column.notNull().unique())
      .addColumn('revision', integer, (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('changed_at', integer)
      .addColumn('changed_by', text)
      .addColumn('live_version', integer, (column) => column.notNull())
      .addColumn('live_path', text)
      .addPrimaryKeyConstraint('content_pkey', ['webstore_id', 'content_key'])
      .execute();
    await schema
      .createIndex('content_live_path')
      .on('content')
      .columns(['webstore_id', 'live_path'])
      .unique()
      .execute();
    await createTable('content_version')
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('content_key', text, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('published_at', integer, (column) => column.notNull())
      .addColumn('published_by', text)
      .addPrimaryKeyConstraint('content_version_pkey', ['webstore_id', 'content_key', 'version'])
      .execute();
    await createTable('content_picture')
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('content_key', text, (column) => column.notNull())
      .addColumn('managed_content_id', text, (column) => column.notNull().unique())
      .addColumn('asset_name', text, (column) => column.notNull())
      .addColumn('title', text, (column) => column.notNull())
      .addColumn('alt_text', text, (column) => column.notNull())
      .addColumn('mime_type', text, (column) => column.notNull())
      .addColumn('width', integer, (column) => column.notNull())
      .addColumn('height', integer, (column) => column.notNull())
      .addColumn('bytes', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('created_by', text)
      .addPrimaryKeyConstraint('content_picture_pkey', ['webstore_id', 'content_key'])
      .execute();
    await schema
      .createIndex('content_picture_asset_name')
      .on('content_picture')
      .columns(['webstore_id', 'asset_name'])
      .unique()
      .execute();
    await createTable('content_edition')
      .addColumn('webstore_id', text, (column) => column.primaryKey())
      .addColumn('number', integer, (column) => column.notNull())
      .execute();
  },
};
