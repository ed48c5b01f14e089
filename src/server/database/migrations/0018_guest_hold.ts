import type { Migration } from './Migration';

/**
 * The network from which a guest made a reservation, as an anonymous key: the total of all guests of one network is
 * limited.
 */
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
