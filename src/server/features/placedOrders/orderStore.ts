import type { Selectable } from 'kysely';
import type { VatLine } from '../../../commerce/pricing/cartTotals';
import type { Cents } from '../../../contract/money';
import type { ContactInfo } from '../../../contract/checkout/checkout';
import type { OrderSummary } from '../../../contract/orders/orderSummary';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';
import type { Schema } from '../../database/schema';
import type { CartOwner } from '../../visitors/cartOwner';
import type { LineBasis, Order, OrderDelivery, OrderedModel, OrderLine, OrderPromotion, WholeOrder } from './order';
import { SHOP_LOCALE } from '../../../contract/constants';
import { shopLocale } from '../../../contract/languages';

// Checked edge: only `insertOrder` writes the JSON columns, from values of these types.
/** Billing addresses of earlier releases have no company. */
function billIn(kept: string): OrderSummary['billingAddress'] {
  const bill = JSON.parse(kept) as Omit<NonNullable<OrderSummary['billingAddress']>, 'companyName'> & {
    readonly companyName?: string | null;
  };
  return { ...bill, companyName: bill.companyName ?? null };
}

const orderOf = (row: Selectable<Schema['placed_order']>): Order => ({
  id: row.id,
  reference: row.reference,
  checkoutId: row.checkout_id,
  cartId: row.cart_id,
  owner: {
    webstoreId: row.webstore_id,
    kind: row.owner_kind,
    id: row.owner_id,
    accountId: row.account_id === '' ? null : row.account_id,
  },
  status: row.status,
  placedAt: row.placed_at,
  locale: shopLocale(row.locale) ?? SHOP_LOCALE,
  currency: row.currency,
  goodsCents: row.goods_cents,
  deliveryCents: row.delivery_cents,
  netCents: row.net_cents,
  vatCents: row.vat_cents,
  grossCents: row.gross_cents,
  vat: JSON.parse(row.vat_lines) as readonly VatLine[],
  contactInfo: JSON.parse(row.contact_info) as ContactInfo,
  billingAddress: row.billing_address === null ? null : billIn(row.billing_address),
  deliveries: JSON.parse(row.deliveries) as readonly OrderDelivery[],
  paymentId: row.payment_id,
  adjustmentCents: row.adjustment_cents,
  promotions: JSON.parse(row.promotions) as readonly OrderPromotion[],
});

/** Stores an order with its lines. A second one for the same checkout or cart fails the command. */
export async function insertOrder(db: CommandDatabase, order: Order, lines: readonly OrderLine[]): Promise<void> {
  await db
    .insertInto('placed_order')
    .values({
      id: order.id,
      reference: order.reference,
      checkout_id: order.checkoutId,
      cart_id: order.cartId,
      webstore_id: order.owner.webstoreId,
      owner_kind: order.owner.kind,
      owner_id: order.owner.id,
      account_id: order.owner.accountId ?? '',
      status: order.status,
      placed_at: order.placedAt,
      locale: order.locale,
      currency: order.currency,
      goods_cents: order.goodsCents,
      delivery_cents: order.deliveryCents,
      net_cents: order.netCents,
      vat_cents: order.vatCents,
      gross_cents: order.grossCents,
      vat_lines: JSON.stringify(order.vat),
      contact_info: JSON.stringify(order.contactInfo),
      billing_address: order.billingAddress === null ? null : JSON.stringify(order.billingAddress),
      deliveries: JSON.stringify(order.deliveries),
      payment_id: order.paymentId,
      adjustment_cents: order.adjustmentCents,
      promotions: JSON.stringify(order.promotions),
    })
    .execute();
  for (const [index, line] of lines.entries()) {
    await db
      .insertInto('order_line')
      .values({
        order_id: order.id,
        id: line.id,
        position: index + 1,
        product_id: line.productId,
        name: line.name,
        sku: line.sku,
        packaging: line.packaging,
        quantity: line.quantity,
        unit_cents: line.unitCents,
        net_cents: line.netCents,
        vat_cents: line.vatCents,
        vat_basis_points: line.vatBasisPoints,
        adjustment_cents: line.adjustmentCents,
        promotion_names: line.promotionNames,
        price_basis: line.basis === null ? null : JSON.stringify(line.basis),
        selling_model: line.model === undefined ? null : JSON.stringify(line.model),
      })
      .execute();
    if (line.contents.length === 0) continue;
    await db
      .insertInto('order_line_content')
      .values(
        line.contents.map(({ productId, sku, name, quantity }, index) => ({
          order_id: order.id,
          line_id: line.id,
          position: index + 1,
          product_id: productId,
          sku,
          name,
          quantity,
        })),
      )
      .execute();
  }
}

/** Sets an order's status, the only part of it that ever changes. Part of a command. */
export async function markOrder(db: CommandDatabase, id: string, status: string): Promise<void> {
  await db.updateTable('placed_order').set({ status }).where('id', '=', id).execute();
}

const ofOwner = (db: ReadDatabase, owner: CartOwner) =>
  db
    .selectFrom('placed_order')
    .where('owner_id', '=', owner.id)
    .where('owner_kind', '=', owner.kind)
    .where('account_id', '=', owner.accountId ?? '')
    .where('webstore_id', '=', owner.webstoreId);

/** Totals of an order's lines: pieces, number of products, VAT. */
interface LineCounts {
  readonly pieces: number;
  readonly productCount: number;
  readonly goodsVatCents: Cents;
}

/** An order with the sums of its lines. */
export interface SummedOrder extends LineCounts {
  readonly order: Order;
}

/** An order as an entry of a list. */
export interface ListedOrder extends SummedOrder {
  /** The products of its first lines, each once. */
  readonly firstNames: readonly string[];
}

/** How many lines of an order name it in a list. */
const NAMING_LINES = 3;

async function countsOf(db: ReadDatabase, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, LineCounts>();
  const rows = await db
    .selectFrom('order_line')
    .select(['order_id', (eb) => eb.fn.sum<number>('quantity').as('pieces')])
    .select((eb) => eb.fn.sum<number>('vat_cents').as('goods_vat_cents'))
    .select((eb) => eb.fn.count<number>('product_id').distinct().as('product_count'))
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Map(
    rows.map(
      ({ order_id: id, pieces, product_count: productCount, goods_vat_cents: goodsVatCents }): [string, LineCounts] => [
        id,
        { pieces, productCount, goodsVatCents },
      ],
    ),
  );
}

async function firstNamesOf(db: ReadDatabase, orderIds: readonly string[]) {
  const names = new Map<string, string[]>();
  if (orderIds.length === 0) return names;
  const rows = await db
    .selectFrom('order_line')
    .select(['order_id', 'name'])
    .where('order_id', 'in', orderIds)
    .where('position', '<=', NAMING_LINES)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  for (const { order_id: id, name } of rows) {
    const known = names.get(id) ?? [];
    if (!known.includes(name)) names.set(id, [...known, name]);
  }
  return names;
}

/** A page of an owner's orders, newest first, and how many there are in all. */
export async function ordersOf(
  db: ReadDatabase,
  owner: CartOwner,
  { offset, size }: { readonly offset: number; readonly size: number },
): Promise<{ readonly total: number; readonly orders: readonly ListedOrder[] }> {
  const { total } = await ofOwner(db, owner)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ofOwner(db, owner)
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const counts = await countsOf(db, ids);
  const names = await firstNamesOf(db, ids);
  const orders = rows.map((row) => ({
    order: orderOf(row),
    firstNames: names.get(row.id) ?? [],
    ...(counts.get(row.id) ?? { pieces: 0, productCount: 0, goodsVatCents: 0 }),
  }));
  return { total, orders };
}

const linesOfOrder = prepareRead((db, given: { orderId: string }) =>
  db.selectFrom('order_line').selectAll().where('order_id', '=', given.orderId).orderBy('position'),
);
const contentsOfOrder = prepareRead((db, given: { orderId: string }) =>
  db.selectFrom('order_line_content').selectAll().where('order_id', '=', given.orderId).orderBy('position'),
);
const paidBy = prepareRead((db, given: { paymentId: string }) =>
  db
    .selectFrom('payment')
    .select(['request_type', 'method_label', 'mandate_reference', 'purchase_order_number'])
    .where('id', '=', given.paymentId),
);
const orderWithId = prepareRead((db, given: { id: string }) =>
  db.selectFrom('placed_order').selectAll().where('id', '=', given.id),
);

async function wholeOf(db: ReadDatabase, row: Selectable<Schema['placed_order']>): Promise<WholeOrder> {
  const order = orderOf(row);
  const lines = await linesOfOrder.all(db, { orderId: order.id });
  const contents = await contentsOfOrder.all(db, { orderId: order.id });
  const paid = await paidBy.first(db, { paymentId: order.paymentId });
  if (paid === undefined) throw new Error(`The order ${order.reference} has lost its payment.`);
  return {
    order,
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.product_id,
      name: line.name,
      sku: line.sku,
      packaging: line.packaging,
      quantity: line.quantity,
      unitCents: line.unit_cents,
      netCents: line.net_cents,
      vatCents: line.vat_cents,
      vatBasisPoints: line.vat_basis_points,
      adjustmentCents: line.adjustment_cents,
      promotionNames: line.promotion_names,
      basis: line.price_basis === null ? null : (JSON.parse(line.price_basis) as LineBasis),
      ...(line.selling_model === null ? {} : { model: JSON.parse(line.selling_model) as OrderedModel }),
      contents: contents
        .filter(({ line_id: lineId }) => lineId === line.id)
        .map(({ product_id: productId, sku, name, quantity }) => ({ productId, sku, name, quantity })),
    })),
    payment: {
      requestType: paid.request_type,
      methodLabel: paid.method_label ?? '',
      mandateReference: paid.mandate_reference,
      purchaseOrderNumber: paid.purchase_order_number,
    },
  };
}

/** The quantity of a product in one line of an order, in pieces. */
export interface UsualLine {
  readonly orderId: string;
  readonly productId: string;
  readonly quantity: number;
}

/** The lines of an owner's latest orders, newest order first; without cancelled orders. */
export async function linesOfLatestOrders(
  db: ReadDatabase,
  owner: CartOwner,
  orders: number,
): Promise<readonly UsualLine[]> {
  const latest = ofOwner(db, owner)
    .select(['id', 'placed_at'])
    .where('status', '<>', 'Canceled')
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(orders);
  const rows = await db
    .selectFrom('order_line')
    .innerJoin(latest.as('latest'), 'latest.id', 'order_line.order_id')
    .select(['order_line.order_id', 'order_line.product_id', 'order_line.quantity'])
    .orderBy('latest.placed_at', 'desc')
    .orderBy('latest.id', 'desc')
    .orderBy('order_line.position')
    .execute();
  return rows.map((row) => ({ orderId: row.order_id, productId: row.product_id, quantity: row.quantity }));
}

/** An owner's order by its id or reference; null: it does not exist, or belongs to somebody else. */
export async function findOrder(
  db: ReadDatabase,
  owner: CartOwner,
  name: { readonly by: 'id' | 'reference'; readonly value: string },
): Promise<WholeOrder | null> {
  const row = await ofOwner(db, owner).selectAll().where(name.by, '=', name.value).executeTakeFirst();
  return row === undefined ? null : wholeOf(db, row);
}

/** An order by its reference, whoever its owner: for support. */
export async function orderReferenced(db: ReadDatabase, reference: string): Promise<WholeOrder | null> {
  const row = await db.selectFrom('placed_order').selectAll().where('reference', '=', reference).executeTakeFirst();
  return row === undefined ? null : wholeOf(db, row);
}

/** An order by its id, whoever its owner: for the server's own work. */
export async function orderById(db: ReadDatabase, id: string): Promise<WholeOrder | null> {
  const row = await orderWithId.first(db, { id });
  return row === undefined ? null : wholeOf(db, row);
}

/**
 * The reference of the order made from a checkout of this owner. Without an id: of their last order that was not paid
 * by link. null: there is none, or the checkout is somebody else's.
 */
export async function referenceOfCheckout(
  db: ReadDatabase,
  owner: CartOwner,
  checkoutId: string | null,
): Promise<string | null> {
  const row = await ofOwner(db, owner)
    .select('reference')
    .$if(checkoutId !== null, (query) => query.where('checkout_id', '=', checkoutId ?? ''))
    .$if(checkoutId === null, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('cart')
              .select('cart.id')
              .whereRef('cart.id', '=', 'placed_order.cart_id')
              .where('cart.type', '=', 'PayNowReadOnly'),
          ),
        ),
      ),
    )
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** Whether a guest, or any user of an account, has ever ordered. */
export async function hasOrdered(db: ReadDatabase, owner: CartOwner): Promise<boolean> {
  const orders = db.selectFrom('placed_order').select('id').where('webstore_id', '=', owner.webstoreId);
  const own =
    owner.accountId === null
      ? orders.where('owner_id', '=', owner.id).where('owner_kind', '=', owner.kind)
      : orders.where('account_id', '=', owner.accountId);
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}
