import type { Migration } from './Migration';

/** The packaging of an ordered product at the time of the order; unknown for earlier orders. */
export const orderPackagingMigration: Migration = {
  number: 22,
  name: 'order packaging',
  async up({ schema, text }) {
    await schema.alterTable('order_line').addColumn('packaging', text).execute();
  },
};
