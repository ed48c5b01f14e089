import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';

/** A coupon on a cart. */
export interface HeldCoupon {
  /** Identifies the coupon on this cart; it is not the code. */
  readonly id: string;
  readonly code: string;
  readonly promotionId: string;
}

const couponsOfCart = prepareRead((db, given: { cartId: string }) =>
  db
    .selectFrom('cart_coupon')
    .select(['id', 'code', 'promotion_id as promotionId'])
    .where('cart_id', '=', given.cartId)
    .orderBy('position'),
);

/** A cart's coupons, in the order of adding. */
export const couponsOn = (db: ReadDatabase, cartId: string): Promise<readonly HeldCoupon[]> =>
  couponsOfCart.all(db, { cartId });

/** The promotion of a webstore's code; null: there is no such code. */
export async function promotionOfCode(db: ReadDatabase, webstoreId: string, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('coupon')
    .select('promotion_id')
    .where('webstore_id', '=', webstoreId)
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.promotion_id ?? null;
}

async function touch(db: CommandDatabase, cartId: string, now: number): Promise<void> {
  await db.updateTable('cart').set({ changed_at: now }).where('id', '=', cartId).execute();
}

/** Adds a coupon to a cart, last in order. Part of a command. */
export async function insertCoupon(
  db: CommandDatabase,
  cartId: string,
  coupon: HeldCoupon,
  now: number,
): Promise<void> {
  const last = await db
    .selectFrom('cart_coupon')
    .select((eb) => eb.fn.max<number | string | null>('position').as('position'))
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  await db
    .insertInto('cart_coupon')
    .values({
      id: coupon.id,
      cart_id: cartId,
      code: coupon.code,
      promotion_id: coupon.promotionId,
      position: Number(last?.position ?? 0) + 1,
    })
    .execute();
  await touch(db, cartId, now);
}

/** Removes a coupon from a cart; false: the cart has no such coupon. Part of a command. */
export async function deleteCoupon(
  db: CommandDatabase,
  cartId: string,
  couponId: string,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cart_coupon')
    .where('cart_id', '=', cartId)
    .where('id', '=', couponId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await touch(db, cartId, now);
  return true;
}
