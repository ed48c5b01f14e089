import type { Migration } from './Migration';

/** The language of the payer, in which the bank's page is written; all were sent there in French before. */
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
