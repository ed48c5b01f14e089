import type { Migration } from './Migration';

/**
 * Indexes for the queries by which lists of products are ranked: low stock, an account's last orders, recent orders.
 */
export const rankingReadsMigration: Migration = {
  number: 28,
  name: 'ranking reads',
  async up({ schema }) {
    await schema.createIndex('stock_level_on_hand').on('stock_level').columns(['on_hand', 'product_id']).execute();
    // The new index starts with the columns of the old one, which is therefore redundant.
    await schema.dropIndex('placed_order_account').execute();
    await schema
      .createIndex('placed_order_account')
      .on('placed_order')
      .columns(['account_id', 'webstore_id', 'placed_at'])
      .execute();
    await schema
      .createIndex('placed_order_time')
      .on('placed_order')
      .columns(['webstore_id', 'placed_at', 'id'])
      .execute();
  },
};
