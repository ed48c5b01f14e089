import type { Migration } from './Migration';

/** Messages to the shop, under the reference that their sender gets. */
export const contactMessageMigration: Migration = {
  number: 20,
  name: 'contact message',
  async up({ createTable, schema, integer, text }) {
    await createTable('contact_message')
      .addColumn('reference', text, (column) => column.primaryKey())
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('company', text)
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('phone', text)
      .addColumn('order_number', text)
      .addColumn('message', text, (column) => column.notNull())
      .addColumn('user_id', text)
      .addColumn('account_id', text)
      .execute();
    await schema.createIndex('contact_message_age').on('contact_message').column('created_at').execute();
  },
};
