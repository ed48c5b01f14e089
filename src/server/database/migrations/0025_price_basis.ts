import type { Migration } from './Migration';

/** What the price of an ordered line was computed from, as JSON; unknown for earlier orders. */
export const priceBasisMigration: Migration = {
  number: 25,
  name: 'price basis',
  async up({ schema, text }) {
    await schema.alterTable('order_line').addColumn('price_basis', text).execute();
  },
};
