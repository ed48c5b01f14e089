import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { prepareRead, prepareWrite } from '../../database/preparedQuery';
import { onHandOf } from './onHand';

/** How many of a product somebody wants. */
export interface StockLine {
  readonly productId: string;
  readonly quantity: number;
}

/** A line the stock does not suffice for, with what is left of its product for whoever asked. */
export interface Shortage extends StockLine {
  readonly available: number;
}

/** Whose reservations do not count against them: all of an owner's, or one cart's with its checkout's. */
export type Claim = { readonly holder: string } | { readonly cartId: string };

/** Who asked for a reservation: the cart's own call, or its checkout when it was prepared. */
export type ReservedBy = 'cart' | 'checkout';
const EITHER = ['cart', 'checkout'] as const satisfies readonly ReservedBy[];

interface Asked {
  readonly productIds: readonly string[];
  readonly now: number;
}

/** What each cart holds. A product it has reserved itself and by its checkout counts once: both are of one line. */
const perCart = (db: ReadDatabase, { productIds, now }: Asked) =>
  db
    .selectFrom('stock_reservation')
    .select(['product_id', (eb) => eb.fn.max('quantity').as('quantity')])
    .where('product_id', 'in', productIds)
    .where('ends_at', '>', now)
    .groupBy(['cart_id', 'product_id']);

const total = (db: ReadDatabase, held: ReturnType<typeof perCart>) =>
  db
    .selectFrom(held.as('held'))
    .select(['product_id', (eb) => eb.fn.sum<number>('quantity').as('quantity')])
    .groupBy('product_id');

const heldByOthers = prepareRead((db, given: Asked & { readonly holder: string }) =>
  total(db, perCart(db, given).where('holder', '!=', given.holder)),
);
const heldInOtherCarts = prepareRead((db, given: Asked & { readonly cartId: string }) =>
  total(db, perCart(db, given).where('cart_id', '!=', given.cartId)),
);

/**
 * What can be ordered of these products now: on hand less what others have reserved. A product nobody ever
 * counted is not in the answer.
 */
export const availableOf = async (
  db: ReadDatabase,
  productIds: readonly string[],
  now: number,
  claim: Claim,
): Promise<ReadonlyMap<string, number>> => {
  const onHand = await onHandOf(db, productIds);
  if (onHand.size === 0) return onHand;
  const asked = { productIds: [...onHand.keys()], now };
  const reserved =
    'holder' in claim
      ? await heldByOthers.all(db, { ...asked, holder: claim.holder })
      : await heldInOtherCarts.all(db, { ...asked, cartId: claim.cartId });
  const held = new Map(reserved.map((row) => [row.product_id, row.quantity]));
  return new Map([...onHand].map(([id, quantity]) => [id, Math.max(0, quantity - (held.get(id) ?? 0))]));
};

/** The lines of a cart that it cannot have as they are; empty: it can have all. Products stand on one line each. */
export const shortagesOf = async (
  db: ReadDatabase,
  lines: readonly StockLine[],
  now: number,
  cartId: string,
): Promise<readonly Shortage[]> => {
  const productIds = lines.map(({ productId }) => productId);
  const available = await availableOf(db, productIds, now, { cartId });
  return lines
    .map((line) => ({ ...line, available: available.get(line.productId) ?? 0 }))
    .filter((line) => line.available < line.quantity);
};

/** Ends what a cart has reserved: what one of the two asked for, or all of it. */
export const releaseStock = async (db: CommandDatabase, cartId: string, by?: ReservedBy): Promise<void> => {
  await db
    .deleteFrom('stock_reservation')
    .where('cart_id', '=', cartId)
    .where('reserved_by', 'in', by === undefined ? EITHER : [by])
    .execute();
};

/** Whose reservation it is: a caller as one text, and of a guest the key of their network. */
export interface Holder {
  readonly holder: string;
  readonly network: string | null;
}

/**
 * Reserves these lines for a cart until `endsAt` (ms UTC), in place of what was reserved by the same one before. Call it
 * when nothing is short (`shortagesOf`), in the same command.
 */
export const holdStock = async (
  db: CommandDatabase,
  asked: { readonly cartId: string; readonly by: ReservedBy; readonly holder: Holder; readonly endsAt: number },
  lines: readonly StockLine[],
): Promise<void> => {
  const { cartId, by, holder, endsAt } = asked;
  await releaseStock(db, cartId, by);
  for (const { productId, quantity } of lines) {
    await db
      .insertInto('stock_reservation')
      .values({ cart_id: cartId, reserved_by: by, product_id: productId, quantity, ...holder, ends_at: endsAt })
      .execute();
  }
};

const lower = prepareWrite((db, given: StockLine & { readonly cartId: string }) =>
  db
    .updateTable('stock_reservation')
    .set({ quantity: given.quantity })
    .where('cart_id', '=', given.cartId)
    .where('product_id', '=', given.productId)
    .where('quantity', '>', given.quantity),
);

/** After a line was changed: its cart holds no more of the product than it wants (0: it is gone), and never more than before. */
export const lowerHold = async (
  db: CommandDatabase,
  cartId: string,
  { productId, quantity }: StockLine,
): Promise<void> => {
  if (quantity > 0) await lower(db, { cartId, productId, quantity });
  else {
    await db
      .deleteFrom('stock_reservation')
      .where('cart_id', '=', cartId)
      .where('product_id', '=', productId)
      .execute();
  }
};

/**
 * Takes lines out of the stock. Call it when `shortagesOf` found none, in the same command; throws, and so rolls the
 * command back, if stock would fall below zero.
 */
export const takeStock = async (db: CommandDatabase, lines: readonly StockLine[]): Promise<void> => {
  for (const { productId, quantity } of lines) {
    const taken = await db
      .updateTable('stock_level')
      .set((eb) => ({ on_hand: eb('on_hand', '-', quantity) }))
      .where('product_id', '=', productId)
      .where('on_hand', '>=', quantity)
      .executeTakeFirst();
    if (taken.numUpdatedRows !== 1n) throw new Error(`The stock of ${productId} would fall below zero.`);
  }
};

/** Deletes expired reservations. Answers how many. */
export const releaseEnded = async (db: CommandDatabase, now: number): Promise<number> => {
  const ended = await db.deleteFrom('stock_reservation').where('ends_at', '<=', now).executeTakeFirst();
  return Number(ended.numDeletedRows);
};
