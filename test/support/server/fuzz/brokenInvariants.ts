import { sql } from 'kysely';
import type { Database } from '../../../../src/server/database/Database';

/** Queries that find rows only if something is wrong, whatever the calls have done. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'a stock below zero': 'select product_id from stock_level where on_hand < 0',
  'a checkout with two orders': 'select checkout_id from placed_order group by checkout_id having count(*) > 1',
  'a reference of two orders': 'select reference from placed_order group by reference having count(*) > 1',
  'a cart with two open checkouts':
    "select cart_id from checkout where status = 'open' group by cart_id having count(*) > 1",
  'an order whose cart is still open':
    "select o.id from placed_order o join cart c on c.id = o.cart_id where c.is_current = 1 or c.status <> 'Closed'",
  'an order without a line': 'select id from placed_order where id not in (select order_id from order_line)',
  'an order that does not add up':
    'select id from placed_order where gross_cents <> net_cents + vat_cents or net_cents <> goods_cents + delivery_cents',
  'an order of half a cent':
    "select id from placed_order where typeof(gross_cents) <> 'integer' or typeof(vat_cents) <> 'integer'",
  'an order that was paid otherwise':
    "select o.id from placed_order o join payment p on p.id = o.payment_id where p.amount_cents <> o.gross_cents or p.status <> 'used'",
  'a payment of two orders': 'select payment_id from placed_order group by payment_id having count(*) > 1',
  'an order without an invoice': 'select id from placed_order where id not in (select order_id from invoice)',
  'a gap in the numbers of invoices':
    'select year from invoice group by webstore_id, year having count(*) <> max(number) or min(number) <> 1',
  'a line of no quantity': "select id from cart_item where quantity < 1 or typeof(quantity) <> 'integer'",
  'a product on two lines of a cart': 'select cart_id from cart_item group by cart_id, product_id having count(*) > 1',
  'an owner with two current carts':
    'select owner_id from cart where is_current = 1 group by webstore_id, owner_kind, owner_id, account_id having count(*) > 1',
  'a reservation without a cart': 'select cart_id from stock_reservation where cart_id not in (select id from cart)',
};

/** The invariants that the database violates, each by its name and up to three of the rows found. */
export async function brokenInvariants({ read }: Database): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const { rows } = await sql.raw(question).execute(read);
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return broken;
}

/** The sum of stock on hand and ordered quantities of each product, which no order changes. */
export async function allStock({ read }: Database): Promise<string> {
  const { rows } = await sql`
    select product_id, on_hand + coalesce((select sum(quantity) from order_line l where l.product_id = s.product_id), 0) as pieces
    from stock_level s order by product_id
  `.execute(read);
  return JSON.stringify(rows);
}
