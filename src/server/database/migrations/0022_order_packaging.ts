import type { Migration } from './Migration';

/** A line keeps how its product was packed when it was ordered; of earlier orders nobody wrote it down. */
export const orderPackagingMigration: Migration = {
  number: 22,
  name: 'order packaging',
  async up({ schema, text }) {
    await schema.alterTable('order_line').addColumn('packaging', text).execute();
  },
};
