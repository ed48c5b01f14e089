import { sql } from 'kysely';
import type { Migration } from './Migration';

/** What lists ask about all products at once: which are sold out, what an account ordered last, what all ordered since. */
export const rankingReadsMigration: Migration = {
  number: 28,
  name: 'ranking reads',
  async up({ schema }) {
    await schema
      .createIndex('stock_level_emptied')
      .on('stock_level')
      .column('product_id')
      .where(sql`on_hand`, '<=', 0)
      .execute();
    // What begins with the columns of another index takes its place.
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
