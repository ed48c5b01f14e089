import type { ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';

/** The number of a buyer's latest orders that count, because habits change. */
export const LATEST_ORDERS = 24;

const boughtLately = prepareRead((db, given: { webstoreId: string; accountId: string }) =>
  db
    .selectFrom('order_line')
    .innerJoin(
      db
        .selectFrom('placed_order')
        .select('id')
        .where('webstore_id', '=', given.webstoreId)
        .where('account_id', '=', given.accountId)
        .where('status', '<>', 'Canceled')
        .orderBy('placed_at', 'desc')
        .limit(LATEST_ORDERS)
        .as('latest'),
      'latest.id',
      'order_line.order_id',
    )
    .select(['order_line.product_id', (eb) => eb.fn.count<number>('order_line.order_id').distinct().as('orders')])
    .groupBy('order_line.product_id'),
);

/** The number of an account's latest orders with each product, by product id; cancelled ones are left out. */
export async function purchasesOfAccount(
  db: ReadDatabase,
  webstoreId: string,
  accountId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await boughtLately.all(db, { webstoreId, accountId });
  return new Map(rows.map((row) => [row.product_id, row.orders]));
}

/** A position in the chronological sequence of orders. */
export interface OrderPosition {
  /** Milliseconds UTC. */
  readonly placedAt: number;
  readonly id: string;
}

/** What was bought in one order, and for which account; null: a guest's. */
export interface Purchase extends OrderPosition {
  readonly accountId: string | null;
  /** Each product once. */
  readonly productIds: readonly string[];
}

/** The next orders after a position, the oldest first; without cancelled ones. */
export async function purchasesAfter(
  db: ReadDatabase,
  webstoreId: string,
  { placedAt, id }: OrderPosition,
  count: number,
): Promise<readonly Purchase[]> {
  const orders = await db
    .selectFrom('placed_order')
    .select(['id', 'placed_at', 'account_id'])
    .where('webstore_id', '=', webstoreId)
    .where((where) =>
      where.or([
        where('placed_at', '>', placedAt),
        where.and([where('placed_at', '=', placedAt), where('id', '>', id)]),
      ]),
    )
    .where('placed_at', '>=', placedAt)
    .where('status', '<>', 'Canceled')
    .orderBy('placed_at')
    .orderBy('id')
    .limit(count)
    .execute();
  if (orders.length === 0) return [];
  const lines = await db
    .selectFrom('order_line')
    .select(['order_id', 'product_id'])
    .where(
      'order_id',
      'in',
      orders.map((order) => order.id),
    )
    .execute();
  const bought = new Map<string, Set<string>>();
  for (const line of lines) {
    const products = bought.get(line.order_id) ?? new Set<string>();
    bought.set(line.order_id, products.add(line.product_id));
  }
  return orders.map((order) => ({
    id: order.id,
    placedAt: order.placed_at,
    accountId: order.account_id === '' ? null : order.account_id,
    productIds: [...(bought.get(order.id) ?? [])],
  }));
}
