import type { Migration } from './Migration';

/** What lists ask about all products at once: of which little is left, what an account ordered last, what all ordered since. */
export const rankingReadsMigration: Migration = {
  number: 28,
  name: 'ranking reads',
  async up({ schema }) {
    await schema.createIndex('stock_level_on_hand').on('stock_level').columns(['on_hand', 'product_id']).execute();
    // The new one begins with the columns of the one before, so that one serves nothing any more.
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
