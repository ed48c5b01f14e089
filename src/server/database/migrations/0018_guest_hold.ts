import type { Migration } from './Migration';

/** Which network a guest's reservation came from, as a key: what guests of one hold together is bounded. */
export const guestHoldMigration: Migration = {
  number: 18,
  name: 'guest hold',
  async up({ schema, text }) {
    await schema.alterTable('stock_reservation').addColumn('network', text).execute();
    await schema
      .createIndex('stock_reservation_network')
      .on('stock_reservation')
      .columns(['network', 'ends_at'])
      .execute();
    await schema
      .createIndex('stock_reservation_holder')
      .on('stock_reservation')
      .columns(['holder', 'ends_at'])
      .execute();
  },
};
