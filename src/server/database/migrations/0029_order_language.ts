import type { Migration } from './Migration';

/** The language in which an order was placed, in which its mail is written; all were placed in French before. */
export const orderLanguageMigration: Migration = {
  number: 29,
  name: 'order language',
  async up({ schema, text }) {
    await schema
      .alterTable('placed_order')
      .addColumn('locale', text, (column) => column.notNull().defaultTo('fr-FR'))
      .execute();
  },
};
