import type { Migration } from './Migration';

/** The payer's language, in which the bank's page is written; the page was French for everybody before. */
export const transferLanguageMigration: Migration = {
  number: 30,
  name: 'transfer language',
  async up({ schema, text }) {
    await schema
      .alterTable('payment_sandbox_transfer')
      .addColumn('locale', text, (column) => column.notNull().defaultTo('fr-FR'))
      .execute();
  },
};
