import type { Promoted, Standing } from '../../../commerce/promotions/promoteCart';
import { CART_COUPON_LIMIT, COUPON_CODE_LENGTH, couponCodeOf } from '../../../contract/cart/promotion';
import type { CommandDatabase } from '../../database/Database';
import {
  alreadyApplied,
  blockedExclusive,
  isUseless,
  standingRefusal,
  tooManyCoupons,
  unknownCode,
} from './couponRefusals';
import { couponsOn, insertCoupon, promotionOfCode, type HeldCoupon } from './couponStore';

export interface AddCoupon {
  readonly cartId: string;
  readonly webstoreId: string;
  /** As typed. */
  readonly typed: string;
  /** The id for the coupon on this cart. */
  readonly couponId: string;
  readonly now: number;
  /** The effect of the cart's promotions in its stored state. */
  readonly standings: () => Promise<Promoted['standings']>;
}

const exclusiveAmong = (standings: readonly Standing[], held: readonly HeldCoupon[]): boolean =>
  held.length > 1 &&
  standings.some(
    ({ candidate: { promotion } }) =>
      promotion.isExclusive && held.some(({ promotionId }) => promotionId === promotion.id),
  );

/**
 * Adds a coupon to a cart on which it has an effect; otherwise throws the reason, which rolls the command back. Codes
 * that are unknown, not yet valid, used up or for other buyers get the same answer. Part of a command (CRT-12).
 */
export async function addCoupon(db: CommandDatabase, command: AddCoupon): Promise<HeldCoupon> {
  const { cartId, webstoreId, couponId, now } = command;
  const code = couponCodeOf(command.typed);
  const held = await couponsOn(db, cartId);
  if (held.some((coupon) => coupon.code === code)) throw alreadyApplied();
  if (held.length >= CART_COUPON_LIMIT) throw tooManyCoupons();
  const promotionId = code.length > COUPON_CODE_LENGTH ? null : await promotionOfCode(db, webstoreId, code);
  if (promotionId === null) throw unknownCode();
  if (held.some((coupon) => coupon.promotionId === promotionId)) throw alreadyApplied();
  const coupon: HeldCoupon = { id: couponId, code, promotionId };
  await insertCoupon(db, cartId, coupon, now);
  const standings = await command.standings();
  const standing = standings.find(({ candidate }) => candidate.promotion.id === promotionId);
  if (standing === undefined) throw unknownCode();
  const refusal = standingRefusal(standing);
  if (!isUseless(refusal) && exclusiveAmong(standings, [...held, coupon])) throw blockedExclusive();
  if (refusal !== null) throw refusal;
  return coupon;
}

/**
 * Adds the coupons of a guest's cart to the cart of the user they have become, up to the cart's limit, and without an
 * exclusive one beside another. The cart reports whether they are applied. Part of a command (CRT-16).
 */
export async function joinCoupons(
  db: CommandDatabase,
  cartId: string,
  brought: readonly HeldCoupon[],
  { newId, now }: { readonly newId: () => string; readonly now: number },
): Promise<void> {
  for (const coupon of brought) {
    const held = await couponsOn(db, cartId);
    if (held.length >= CART_COUPON_LIMIT) return;
    if (held.some(({ promotionId }) => promotionId === coupon.promotionId)) continue;
    const together = [...held, coupon].map(({ promotionId }) => promotionId);
    const exclusive = await db
      .selectFrom('promotion')
      .select('id')
      .where('id', 'in', together)
      .where('is_exclusive', '=', 1)
      .limit(1)
      .executeTakeFirst();
    if (exclusive !== undefined && together.length > 1) continue;
    await insertCoupon(db, cartId, { ...coupon, id: newId() }, now);
  }
}
