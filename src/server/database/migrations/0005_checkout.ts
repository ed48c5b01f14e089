import { sql } from 'kysely';
import type { Migration } from './Migration';

export const checkoutMigration: Migration = {
  number: 5,
  name: 'checkout',
  async up({ createTable, schema, integer, text }) {
    await createTable('checkout')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('cart_id', text, (column) => column.notNull().references('cart.id').onDelete('cascade'))
      .addColumn('webstore_id', text, (column) => column.notNull())
      .addColumn('owner_kind', text, (column) => column.notNull())
      .addColumn('owner_id', text, (column) => column.notNull())
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('delivery_group_id', text, (column) => column.notNull())
      .addColumn('contact_info', text)
      .addColumn('delivery_address', text)
      .addColumn('delivery_method_id', text)
      .addColumn('desired_delivery_date', text)
      .addColumn('shipping_instructions', text)
      .addColumn('prepared', text)
      .addColumn('created_at', integer, (column) => column.notNull())
      .addColumn('changed_at', integer, (column) => column.notNull())
      .execute();
    await schema
      .createIndex('checkout_open')
      .on('checkout')
      .column('cart_id')
      .unique()
      .where(sql`status`, '=', 'open')
      .execute();
    await schema
      .createIndex('checkout_owner')
      .on('checkout')
      .columns(['owner_id', 'owner_kind', 'account_id', 'webstore_id', 'changed_at'])
      .execute();
    await createTable('stock_reservation')
      .addColumn('checkout_id', text, (column) => column.notNull().references('checkout.id').onDelete('cascade'))
      .addColumn('product_id', text, (column) => column.notNull())
      .addColumn('quantity', integer, (column) => column.notNull())
      .addColumn('holder', text, (column) => column.notNull())
      .addColumn('ends_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('stock_reservation_key', ['checkout_id', 'product_id'])
      .execute();
    await schema
      .createIndex('stock_reservation_product')
      .on('stock_reservation')
      .columns(['product_id', 'ends_at'])
      .execute();
    await schema.createIndex('stock_reservation_end').on('stock_reservation').column('ends_at').execute();
    // No foreign key to the checkout: an authorised payment must be voided even when its checkout is gone.
    await createTable('payment')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('checkout_id', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('request_type', text, (column) => column.notNull())
      .addColumn('idempotency_key', text)
      .addColumn('request_hash', text, (column) => column.notNull())
      .addColumn('amount_cents', integer, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('billing_address', text)
      .addColumn('transaction_id', text)
      .addColumn('method_label', text)
      .addColumn('mandate_reference', text)
      .addColumn('purchase_order_number', text)
      .addColumn('asked_at', integer, (column) => column.notNull())
      .addColumn('answered_at', integer)
      .execute();
    await schema.createIndex('payment_checkout').on('payment').column('checkout_id').execute();
    await schema
      .createIndex('payment_key')
      .on('payment')
      .columns(['checkout_id', 'idempotency_key'])
      .unique()
      .where(sql`idempotency_key`, 'is not', null)
      .execute();
    await schema
      .createIndex('payment_unsettled')
      .on('payment')
      .column('status')
      .where(sql`status`, 'in', ['asked', 'actionNeeded', 'authorised', 'toVoid'])
      .execute();
  },
};
