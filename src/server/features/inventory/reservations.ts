import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { prepareRead, prepareWrite } from '../../database/preparedQuery';
import { perProduct, type StockLine } from './draws';
import { onHandOf } from './onHand';

/** A product of which the stock is not sufficient: the wanted quantity, and what is available of it for the cart. */
export interface Shortage extends StockLine {
  readonly available: number;
}

/** Whose reservations do not count as taken: all of an owner's, or those of one cart and its checkout. */
export type Claim = { readonly holder: string } | { readonly cartId: string };

/** The origin of a reservation: the cart's own call, or the preparation of its checkout. */
export type ReservedBy = 'cart' | 'checkout';
const EITHER = ['cart', 'checkout'] as const satisfies readonly ReservedBy[];

interface Asked {
  readonly productIds: readonly string[];
  readonly now: number;
}

/**
 * What each cart reserves. A product reserved both by the cart and by its checkout counts once, with the larger
 * quantity, because both cover the same lines.
 */
const perCart = (db: ReadDatabase, now: number) =>
  db
    .selectFrom('stock_reservation')
    .select(['product_id', (eb) => eb.fn.max('quantity').as('quantity')])
    .where('ends_at', '>', now)
    .groupBy(['cart_id', 'product_id']);

const total = (db: ReadDatabase, held: ReturnType<typeof perCart>) =>
  db
    .selectFrom(held.as('held'))
    .select(['product_id', (eb) => eb.fn.sum<number>('quantity').as('quantity')])
    .groupBy('product_id');

const perCartOf = (db: ReadDatabase, { productIds, now }: Asked) =>
  perCart(db, now).where('product_id', 'in', productIds);

const heldByOthers = prepareRead((db, given: Asked & { readonly holder: string }) =>
  total(db, perCartOf(db, given).where('holder', '!=', given.holder)),
);
const heldInOtherCarts = prepareRead((db, given: Asked & { readonly cartId: string }) =>
  total(db, perCartOf(db, given).where('cart_id', '!=', given.cartId)),
);

/**
 * What can be ordered of these products now: stock on hand minus others' reservations. A product whose stock was never
 * recorded is missing.
 */
export async function availableOf(
  db: ReadDatabase,
  productIds: readonly string[],
  now: number,
  claim: Claim,
): Promise<ReadonlyMap<string, number>> {
  const onHand = await onHandOf(db, productIds);
  if (onHand.size === 0) return onHand;
  const asked = { productIds: [...onHand.keys()], now };
  const reserved =
    'holder' in claim
      ? await heldByOthers.all(db, { ...asked, holder: claim.holder })
      : await heldInOtherCarts.all(db, { ...asked, cartId: claim.cartId });
  const held = new Map(reserved.map((row) => [row.product_id, row.quantity]));
  return new Map([...onHand].map(([id, quantity]) => [id, Math.max(0, quantity - (held.get(id) ?? 0))]));
}

/**
 * What is left of each product that any cart has reserved, by product id; below zero where more is reserved than there
 * is.
 */
export async function leftOfReserved(db: ReadDatabase, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom(total(db, perCart(db, now)).as('reserved'))
    .innerJoin('stock_level', 'stock_level.product_id', 'reserved.product_id')
    .select(['stock_level.product_id', 'on_hand', 'quantity'])
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.on_hand - row.quantity]));
}

/** The products for which the stock does not cover all of these lines; empty: everything is available. */
export async function shortagesOf(
  db: ReadDatabase,
  lines: readonly StockLine[],
  now: number,
  cartId: string,
): Promise<readonly Shortage[]> {
  const productIds = lines.map(({ productId }) => productId);
  const available = await availableOf(db, productIds, now, { cartId });
  return perProduct(lines)
    .map((line) => ({ ...line, available: available.get(line.productId) ?? 0 }))
    .filter((line) => line.available < line.quantity);
}

const heldByCart = prepareRead((db, given: { readonly cartId: string; readonly now: number }) =>
  db
    .selectFrom('stock_reservation')
    .select(['product_id', 'quantity', 'ends_at'])
    .where('cart_id', '=', given.cartId)
    .where('reserved_by', '=', 'cart')
    .where('ends_at', '>', given.now)
    .orderBy('product_id'),
);

/** The stock that a cart has reserved by a call of its own, and until when (ms UTC); null: none. */
export async function reservationOf(
  db: ReadDatabase,
  cartId: string,
  now: number,
): Promise<{ readonly lines: readonly StockLine[]; readonly endsAt: number } | null> {
  const rows = await heldByCart.all(db, { cartId, now });
  const lines = rows.map((row) => ({ productId: row.product_id, quantity: row.quantity }));
  return rows.length === 0 ? null : { lines, endsAt: Math.min(...rows.map((row) => row.ends_at)) };
}

const heldByHolder = prepareRead((db, given: { readonly holder: string; readonly now: number }) =>
  db
    .selectFrom('stock_reservation')
    .select('product_id')
    .distinct()
    .where('holder', '=', given.holder)
    .where('ends_at', '>', given.now),
);

/** The products that an owner's carts have reserved, and how many of each they themselves can order. */
export async function availableOfHeld(
  db: ReadDatabase,
  holder: string,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const held = await heldByHolder.all(db, { holder, now });
  return held.length === 0
    ? new Map()
    : availableOf(
        db,
        held.map((row) => row.product_id),
        now,
        { holder },
      );
}

/** Releases a cart's reservations: those of one origin, or all. */
export async function releaseStock(db: CommandDatabase, cartId: string, by?: ReservedBy): Promise<void> {
  await db
    .deleteFrom('stock_reservation')
    .where('cart_id', '=', cartId)
    .where('reserved_by', 'in', by === undefined ? EITHER : [by])
    .execute();
}

/** Whose reservation it is: a caller as text, and a guest's network key. */
export interface Holder {
  readonly holder: string;
  readonly network: string | null;
}

const holdsOf = prepareRead((db, given: { readonly cartId: string }) =>
  db
    .selectFrom('stock_reservation')
    .select(['product_id', (eb) => eb.fn.max('quantity').as('quantity')])
    .where('cart_id', '=', given.cartId)
    .groupBy('product_id'),
);

const lower = prepareWrite((db, given: StockLine & { readonly cartId: string }) =>
  db
    .updateTable('stock_reservation')
    .set({ quantity: given.quantity })
    .where('cart_id', '=', given.cartId)
    .where('product_id', '=', given.productId)
    .where('quantity', '>', given.quantity),
);

/**
 * Releases what a cart has reserved beyond what its lines draw now (`drawn`, by product), and never reserves more. A
 * product that no line draws any more is released completely, also one that a bundle no longer contains.
 */
export async function trimHolds(
  db: CommandDatabase,
  cartId: string,
  drawn: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { product_id: productId, quantity: held } of await holdsOf.all(db, { cartId })) {
    const quantity = drawn.get(productId) ?? 0;
    if (quantity >= held) continue;
    if (quantity > 0) await lower(db, { cartId, productId, quantity });
    else {
      await db
        .deleteFrom('stock_reservation')
        .where('cart_id', '=', cartId)
        .where('product_id', '=', productId)
        .execute();
    }
  }
}

/**
 * Reserves these lines for a cart until `endsAt` (ms UTC), replacing its previous reservation of the same origin; what
 * its reservation of the other origin holds beyond these lines is released. To be called when nothing is short
 * (`shortagesOf`), in the same command.
 */
export async function holdStock(
  db: CommandDatabase,
  asked: { readonly cartId: string; readonly by: ReservedBy; readonly holder: Holder; readonly endsAt: number },
  lines: readonly StockLine[],
): Promise<void> {
  const { cartId, by, holder, endsAt } = asked;
  await releaseStock(db, cartId, by);
  const wanted = perProduct(lines);
  await trimHolds(db, cartId, new Map(wanted.map(({ productId, quantity }) => [productId, quantity])));
  for (const { productId, quantity } of wanted) {
    await db
      .insertInto('stock_reservation')
      .values({ cart_id: cartId, reserved_by: by, product_id: productId, quantity, ...holder, ends_at: endsAt })
      .execute();
  }
}

/**
 * Takes lines out of the stock. To be called when `shortagesOf` found none, in the same command; throws, and so rolls
 * the command back, if stock would fall below zero.
 */
export async function takeStock(db: CommandDatabase, lines: readonly StockLine[]): Promise<void> {
  for (const { productId, quantity } of perProduct(lines)) {
    const taken = await db
      .updateTable('stock_level')
      .set((eb) => ({ on_hand: eb('on_hand', '-', quantity) }))
      .where('product_id', '=', productId)
      .where('on_hand', '>=', quantity)
      .executeTakeFirst();
    if (taken.numUpdatedRows !== 1n) throw new Error(`The stock of ${productId} would fall below zero.`);
  }
}

/** Deletes expired reservations. Returns how many. */
export async function releaseEnded(db: CommandDatabase, now: number): Promise<number> {
  const ended = await db.deleteFrom('stock_reservation').where('ends_at', '<=', now).executeTakeFirst();
  return Number(ended.numDeletedRows);
}
