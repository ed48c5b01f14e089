import type { Migration } from './Migration';

export const promotionMigration: Migration = {
  number: 9,
  name: 'promotion',
  async up({ createTable, schema, integer, text }) {
    await createTable('promotion')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('terms', text)
      .addColumn('priority', integer, (column) => column.notNull())
      .addColumn('is_exclusive', integer, (column) => column.notNull())
      .addColumn('is_automatic', integer, (column) => column.notNull())
      .addColumn('reward', text, (column) => column.notNull())
      .addColumn('minimum_cents', integer, (column) => column.notNull())
      .addColumn('minimum_quantity', integer, (column) => column.notNull())
      .addColumn('buyer_group', text)
      .addColumn('is_first_order_only', integer, (column) => column.notNull())
      .addColumn('valid_from', integer)
      .addColumn('valid_until', integer)
      .addColumn('usage_limit', integer)
      .addColumn('usage_limit_each', integer)
      .addColumn('used', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createIndex('promotion_automatic')
      .on('promotion')
      .columns(['webstore_id', 'is_automatic', 'valid_until'])
      .execute();
    await createTable('coupon')
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('promotion_id', text, (column) => column.notNull().references('promotion.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('coupon_key', ['webstore_id', 'code'])
      .execute();
    await createTable('cart_coupon')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('cart_id', text, (column) => column.notNull().references('cart.id').onDelete('cascade'))
      .addColumn('code', text, (column) => column.notNull())
      .addColumn('promotion_id', text, (column) => column.notNull().references('promotion.id').onDelete('cascade'))
      .addColumn('position', integer, (column) => column.notNull())
      .addUniqueConstraint('cart_coupon_once', ['cart_id', 'promotion_id'])
      .execute();
    await createTable('promotion_use')
      .addColumn('promotion_id', text, (column) => column.notNull().references('promotion.id').onDelete('cascade'))
      .addColumn('order_id', text, (column) => column.notNull().references('placed_order.id').onDelete('cascade'))
      .addColumn('holder', text, (column) => column.notNull())
      .addColumn('used_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('promotion_use_key', ['promotion_id', 'order_id'])
      .execute();
    await schema.createIndex('promotion_use_holder').on('promotion_use').columns(['holder', 'promotion_id']).execute();
    // Names and amounts of an order's promotions, as at the time of the order.
    await schema
      .alterTable('placed_order')
      .addColumn('adjustment_cents', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('placed_order')
      .addColumn('promotions', text, (column) => column.notNull().defaultTo('[]'))
      .execute();
    await schema
      .alterTable('order_line')
      .addColumn('adjustment_cents', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('order_line').addColumn('promotion_names', text).execute();
    // For the question whether any user of an account has ever ordered.
    await schema
      .createIndex('placed_order_account')
      .on('placed_order')
      .columns(['account_id', 'webstore_id'])
      .execute();
  },
};
