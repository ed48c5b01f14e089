import type { DeliveryBreak } from '../../../commerce/delivery/standingDates';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import type { CartOwner } from '../../visitors/cartOwner';
import type { OrderedModel } from '../placedOrders';
import type { StandingState } from './changeStanding';

export interface StoredStanding extends StandingState {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly firstDay: string;
  readonly model: OrderedModel;
  /**
   * Whether the order was cancelled: then the status is Stopped, and nothing is delivered, not even the order's own
   * delivery.
   */
  readonly isCanceled: boolean;
}

const ofOwner = (db: ReadDatabase, owner: CartOwner) =>
  db
    .selectFrom('standing_delivery')
    .innerJoin('placed_order', 'placed_order.id', 'standing_delivery.order_id')
    .where('placed_order.owner_id', '=', owner.id)
    .where('placed_order.owner_kind', '=', owner.kind)
    .where('placed_order.account_id', '=', owner.accountId ?? '')
    .where('placed_order.webstore_id', '=', owner.webstoreId);

const whole = (db: ReadDatabase, owner: CartOwner) =>
  ofOwner(db, owner)
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.order_id', '=', 'standing_delivery.order_id')
        .onRef('order_line.id', '=', 'standing_delivery.order_line_id'),
    )
    .select(['standing_delivery.id', 'standing_delivery.order_id', 'placed_order.reference'])
    .select('placed_order.status as order_status')
    .select(['order_line.product_id', 'order_line.name', 'order_line.selling_model'])
    .select(['standing_delivery.quantity', 'standing_delivery.first_day', 'standing_delivery.status'])
    .select('standing_delivery.breaks');

type Row = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

/** The status of an order that will not be fulfilled. */
const CANCELED = 'Canceled';

// Checked edge: these columns are written by `insertOrder`, `beginStandingDeliveries` and this file only, from values
// of these types.
const standingOf = (row: Row): StoredStanding => ({
  id: row.id,
  orderId: row.order_id,
  orderNumber: row.reference,
  productId: row.product_id,
  name: row.name,
  quantity: row.quantity,
  firstDay: row.first_day,
  model: JSON.parse(row.selling_model ?? 'null') as OrderedModel,
  status: row.order_status === CANCELED ? 'Stopped' : row.status,
  isCanceled: row.order_status === CANCELED,
  breaks: JSON.parse(row.breaks) as readonly DeliveryBreak[],
});

export interface StandingPage {
  readonly offset: number;
  readonly size: number;
  /** The standing deliveries of one order; null: all. */
  readonly orderId: string | null;
}

/** A page of an owner's standing deliveries, the latest order's first, and how many there are in all. */
export async function standingOfOwner(
  db: ReadDatabase,
  owner: CartOwner,
  { offset, size, orderId }: StandingPage,
): Promise<{ readonly total: number; readonly found: readonly StoredStanding[] }> {
  const { total } = await ofOwner(db, owner)
    .$if(orderId !== null, (query) => query.where('standing_delivery.order_id', '=', orderId ?? ''))
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await whole(db, owner)
    .$if(orderId !== null, (query) => query.where('standing_delivery.order_id', '=', orderId ?? ''))
    .orderBy('placed_order.placed_at', 'desc')
    .orderBy('placed_order.id', 'desc')
    .orderBy('standing_delivery.position')
    .limit(size)
    .offset(offset)
    .execute();
  return { total: Number(total), found: rows.map(standingOf) };
}

/** An owner's standing delivery; null: it does not exist, or belongs to somebody else. */
export async function findStanding(db: ReadDatabase, owner: CartOwner, id: string): Promise<StoredStanding | null> {
  const row = await whole(db, owner).where('standing_delivery.id', '=', id).executeTakeFirst();
  return row === undefined ? null : standingOf(row);
}

/** Stores a changed status and the breaks. Part of a command. */
export async function saveStanding(
  db: CommandDatabase,
  id: string,
  { status, breaks }: StandingState,
  now: number,
): Promise<void> {
  const changed = { status, breaks: JSON.stringify(breaks), changed_at: now };
  await db.updateTable('standing_delivery').set(changed).where('id', '=', id).execute();
}
