import type { Migration } from './Migration';

export const orderMigration: Migration = {
  number: 6,
  name: 'order',
  async up({ createTable, schema, integer, text }) {
    // At most one order per checkout, enforced by the database too.
    await createTable('placed_order')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('reference', text, (column) => column.notNull().unique())
      .addColumn('checkout_id', text, (column) => column.notNull().unique())
      .addColumn('cart_id', text, (column) => column.notNull().unique())
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('owner_kind', text, (column) => column.notNull())
      .addColumn('owner_id', text, (column) => column.notNull())
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('placed_at', integer, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('goods_cents', integer, (column) => column.notNull())
      .addColumn('delivery_cents', integer, (column) => column.notNull())
      .addColumn('net_cents', integer, (column) => column.notNull())
      .addColumn('vat_cents', integer, (column) => column.notNull())
      .addColumn('gross_cents', integer, (column) => column.notNull())
      .addColumn('vat_lines', text, (column) => column.notNull())
      .addColumn('contact_info', text, (column) => column.notNull())
      .addColumn('delivery_address', text, (column) => column.notNull())
      .addColumn('billing_address', text)
      .addColumn('delivery_method', text, (column) => column.notNull())
      .addColumn('delivery_day', text, (column) => column.notNull())
      .addColumn('shipping_instructions', text)
      .addColumn('payment_id', text, (column) => column.notNull().references('payment.id'))
      .execute();
    await schema
      .createIndex('placed_order_owner')
      .on('placed_order')
      .columns(['owner_id', 'owner_kind', 'account_id', 'webstore_id', 'placed_at'])
      .execute();
    await createTable('order_line')
      .addColumn('order_id', text, (column) => column.notNull().references('placed_order.id').onDelete('cascade'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('product_id', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('sku', text)
      .addColumn('quantity', integer, (column) => column.notNull())
      .addColumn('unit_cents', integer, (column) => column.notNull())
      .addColumn('net_cents', integer, (column) => column.notNull())
      .addColumn('vat_cents', integer, (column) => column.notNull())
      .addColumn('vat_basis_points', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('order_line_key', ['order_id', 'position'])
      .execute();
    await createTable('mail_due')
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('order_id', text, (column) => column.notNull().references('placed_order.id').onDelete('cascade'))
      .addColumn('attempts', integer, (column) => column.notNull())
      .addColumn('next_at', integer, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_due_key', ['kind', 'order_id'])
      .execute();
    await schema.createIndex('mail_due_next').on('mail_due').columns(['status', 'next_at']).execute();
  },
};
