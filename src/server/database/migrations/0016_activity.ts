import type { Migration } from './Migration';

/** Activities of shoppers, for statistics, by the id of a browser: no column leads to a user, an account or a cart. */
export const activityMigration: Migration = {
  number: 16,
  name: 'activity',
  async up({ createTable, schema, integer, text }) {
    await createTable('activity')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('cookie_id', text, (column) => column.notNull())
      .addColumn('type', text, (column) => column.notNull())
      .addColumn('happened_at', integer, (column) => column.notNull())
      .addColumn('correlation_id', text)
      .addColumn('search_text', text)
      .addColumn('category_id', text)
      .addColumn('product_id', text)
      .addColumn('products', text, (column) => column.notNull())
      .addColumn('quantity', integer)
      .addColumn('recommender_name', text)
      .addColumn('reco_uuid', text)
      .execute();
    await schema
      .createIndex('activity_of_browser')
      .on('activity')
      .columns(['cookie_id', 'type', 'happened_at'])
      .execute();
    await schema
      .createIndex('activity_of_product')
      .on('activity')
      .columns(['product_id', 'type', 'happened_at'])
      .execute();
    await schema.createIndex('activity_age').on('activity').column('happened_at').execute();
  },
};
