import Sqlite from 'better-sqlite3';

interface OrderRow {
  readonly reference: string;
  readonly checkout: string;
  readonly gross: number;
  readonly paid: number | null;
  readonly paymentStatus: string | null;
}

/** The orders, payments and stock in a database file, read while no server runs. */
export interface Ledger {
  readonly orders: readonly OrderRow[];
  /** Payments in force at the provider without an order or open checkout. */
  readonly lostPayments: readonly string[];
  /** By product: the stock on hand and the ordered quantity. */
  readonly stock: ReadonlyMap<string, { readonly onHand: number; readonly ordered: number }>;
  /** The reference of the order of each standing delivery. */
  readonly standing: readonly { readonly reference: string }[];
  /** The carts of which a checkout that has ended still has a reservation. */
  readonly leakedReservations: readonly string[];
}

/** All payments at both providers of the sandbox, in force or not. */
const HELD = `(select payment_id, state, amount_cents from payment_sandbox_payment
  union all select payment_id, state, amount_cents from payment_sandbox_transfer)`;

/** Reads the ledger; `file` is the shop's SQLite database. */
export function readLedger(file: string): Ledger {
  const db = new Sqlite(file, { readonly: true });
  try {
    const orders = db
      .prepare(
        `select o.reference, o.checkout_id as checkout, o.gross_cents as gross, s.amount_cents as paid, s.state as paymentStatus
           from placed_order o left join ${HELD} s on s.payment_id = o.payment_id`,
      )
      .all() as OrderRow[];
    const lostPayments = db
      .prepare(
        `select s.payment_id from ${HELD} s
          where s.state = 'authorised'
            and not exists (select 1 from placed_order o where o.payment_id = s.payment_id)
            and not exists (select 1 from payment p join checkout c on c.id = p.checkout_id
                             where p.id = s.payment_id and c.status = 'open')`,
      )
      .pluck()
      .all() as string[];
    const rows = db
      .prepare(
        `select l.product_id as product, l.on_hand as onHand,
                coalesce((select sum(quantity) from order_line where product_id = l.product_id), 0) as ordered
           from stock_level l`,
      )
      .all() as { product: string; onHand: number; ordered: number }[];
    const standing = db
      .prepare(
        `select o.reference from standing_delivery d join placed_order o on o.id = d.order_id order by o.reference`,
      )
      .all() as { reference: string }[];
    const leakedReservations = db
      .prepare(
        `select r.cart_id from stock_reservation r
          where r.reserved_by = 'checkout'
            and not exists (select 1 from checkout c where c.cart_id = r.cart_id and c.status = 'open')`,
      )
      .pluck()
      .all() as string[];
    return {
      orders,
      lostPayments,
      stock: new Map(rows.map(({ product, onHand, ordered }) => [product, { onHand, ordered }])),
      standing,
      leakedReservations,
    };
  } finally {
    db.close();
  }
}
