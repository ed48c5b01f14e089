import { sql } from 'kysely';
import type { Migration } from './Migration';

interface OldReservation {
  readonly cart_id: string;
  readonly product_id: string;
  readonly quantity: number;
  readonly holder: string;
  readonly ends_at: number;
}

/** Reservations belong to carts, whether made by a checkout or by the cart's own call. */
export const cartReservationMigration: Migration = {
  number: 12,
  name: 'cart reservation',
  async up({ db, createTable, schema, integer, text }) {
    const kept = await sql<OldReservation>`
      select checkout.cart_id, r.product_id, r.quantity, r.holder, r.ends_at from stock_reservation r
        join checkout on checkout.id = r.checkout_id where checkout.status = 'open'`.execute(db);
    await schema.dropTable('stock_reservation').execute();
    await createTable('stock_reservation')
      .addColumn('cart_id', text, (column) => column.notNull().references('cart.id').onDelete('cascade'))
      .addColumn('reserved_by', text, (column) => column.notNull())
      .addColumn('product_id', text, (column) => column.notNull())
      .addColumn('quantity', integer, (column) => column.notNull())
      .addColumn('holder', text, (column) => column.notNull())
      .addColumn('ends_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('stock_reservation_key', ['cart_id', 'reserved_by', 'product_id'])
      .execute();
    await schema
      .createIndex('stock_reservation_product')
      .on('stock_reservation')
      .columns(['product_id', 'ends_at'])
      .execute();
    await schema.createIndex('stock_reservation_end').on('stock_reservation').column('ends_at').execute();
    for (const row of kept.rows) {
      await sql`
        insert into stock_reservation (cart_id, reserved_by, product_id, quantity, holder, ends_at)
        values (${row.cart_id}, 'checkout', ${row.product_id}, ${row.quantity}, ${row.holder}, ${row.ends_at})`.execute(
        db,
      );
    }
  },
};
