import type { Selectable } from 'kysely';
import type { Candidate, Promotion, PromotionFacts, Reward } from '../../../commerce/promotions/promotion';
import { RULES_CURRENCY } from '../../../contract/shopRules';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../visitors/caller';
import type { CartOwner } from '../../visitors/cartOwner';
import { couponsOn, type HeldCoupon } from './couponStore';
import { buyerGroupsOf } from '../catalog';
import { hasOrdered } from '../placedOrders';

/** A promotion with its usage limits; null: no limit. */
export interface LimitedPromotion extends Promotion {
  /** Whether it needs no coupon. */
  readonly isAutomatic: boolean;
  readonly usageLimit: number | null;
  /** Per account, or per guest. */
  readonly usageLimitEach: number | null;
}

/**
 * The defaults of a promotion: by coupon, in the currency of the shop's rules, for anybody, at any time, without
 * limits.
 */
export const PLAIN_PROMOTION: Omit<LimitedPromotion, 'id' | 'name' | 'reward'> = {
  terms: null,
  priority: 100,
  isExclusive: false,
  isAutomatic: false,
  currency: RULES_CURRENCY,
  minimumCents: 0,
  minimumQuantity: 0,
  buyerGroup: null,
  isFirstOrderOnly: false,
  validFrom: null,
  validUntil: null,
  usageLimit: null,
  usageLimitEach: null,
};

/** The buyer and the moment for which a cart is priced. */
export interface PromotionRequest {
  readonly webstoreId: string;
  readonly owner: CartOwner | null;
  readonly caller: Caller;
  readonly now: number;
  /** Of the cart. */
  readonly currency: string;
}

/** The promotions that may apply to a cart. */
export interface CartPromotions {
  readonly candidates: readonly Candidate[];
  readonly facts: PromotionFacts;
  /** In the order of adding. */
  readonly coupons: readonly HeldCoupon[];
}

/** Whose uses of a promotion are counted: an account's, whichever user orders, or a guest's. */
const holderOf = (owner: CartOwner): string =>
  owner.accountId === null ? `guest:${owner.id}` : `account:${owner.accountId}`;

const promotionOf = (row: Selectable<Schema['promotion']>): Promotion => ({
  id: row.id,
  name: row.name,
  terms: row.terms,
  priority: row.priority,
  isExclusive: row.is_exclusive === 1,
  // Checked edge: only `writePromotion` writes the column, from a value of this type.
  reward: JSON.parse(row.reward) as Reward,
  currency: row.currency,
  minimumCents: row.minimum_cents,
  minimumQuantity: row.minimum_quantity,
  buyerGroup: row.buyer_group,
  isFirstOrderOnly: row.is_first_order_only === 1,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
});

async function ownUses(db: ReadDatabase, owner: CartOwner, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('promotion_use')
    .select(['promotion_id', (eb) => eb.fn.countAll<number | string>().as('uses')])
    .where('holder', '=', holderOf(owner))
    .where('promotion_id', 'in', ids)
    .groupBy('promotion_id')
    .execute();
  return new Map(rows.map((row) => [row.promotion_id, Number(row.uses)]));
}

/** The automatic promotions that are not over, and the promotions with the ids `held`, even if they are over. */
const promotionsFor = prepareRead((db, given: { webstoreId: string; now: number; held: readonly string[] }) =>
  db
    .selectFrom('promotion')
    .selectAll()
    .where('webstore_id', '=', given.webstoreId)
    .where((where) => {
      const isRunning = where.or([where('valid_until', 'is', null), where('valid_until', '>', given.now)]);
      const automatic = where.and([where('is_automatic', '=', 1), isRunning]);
      return given.held.length === 0 ? automatic : where.or([automatic, where('id', 'in', given.held)]);
    })
    .orderBy('priority')
    .orderBy('id'),
);

/** The automatic promotions that are over, which no cart has as candidates any more: their ids and names. */
export const endedPromotions = (
  db: ReadDatabase,
  { webstoreId, now }: Pick<PromotionRequest, 'webstoreId' | 'now'>,
): Promise<readonly Pick<Promotion, 'id' | 'name'>[]> =>
  db
    .selectFrom('promotion')
    .select(['id', 'name'])
    .where('webstore_id', '=', webstoreId)
    .where('is_automatic', '=', 1)
    .where('valid_until', '<=', now)
    .orderBy('priority')
    .orderBy('id')
    .execute();

/**
 * The promotions that may apply to a cart now: the automatic ones, and those of its coupons, even expired ones.
 * `cartId` null: the cart is not stored yet.
 */
export const readPromotions = async (
  db: ReadDatabase,
  request: PromotionRequest,
  cartId: string | null,
): Promise<CartPromotions> => promotionsWith(db, request, cartId === null ? [] : await couponsOn(db, cartId));

/** Like `readPromotions`, for a cart with these coupons, stored or not. */
export async function promotionsWith(
  db: ReadDatabase,
  { webstoreId, owner, caller, now, currency }: PromotionRequest,
  coupons: readonly HeldCoupon[],
): Promise<CartPromotions> {
  const held = coupons.map(({ promotionId }) => promotionId);
  const rows = await promotionsFor.all(db, { webstoreId, now, held });
  const limited = rows.filter((row) => row.usage_limit_each !== null).map(({ id }) => id);
  const used = owner === null ? new Map<string, number>() : await ownUses(db, owner, limited);
  const asksForFirst = rows.some((row) => row.is_first_order_only === 1);
  return {
    coupons,
    candidates: rows.map((row) => ({
      promotion: promotionOf(row),
      couponCode: coupons.find(({ promotionId }) => promotionId === row.id)?.code ?? null,
      usesLeft: row.usage_limit === null ? null : row.usage_limit - row.used,
      ownUsesLeft: row.usage_limit_each === null ? null : row.usage_limit_each - (used.get(row.id) ?? 0),
    })),
    facts: {
      now,
      currency,
      buyerGroups: buyerGroupsOf(caller),
      isFirstOrder: asksForFirst && owner !== null && !(await hasOrdered(db, owner)),
    },
  };
}

/** Stores a promotion with its codes. A promotion or code that exists already is left unchanged. Part of a command. */
export async function writePromotion(
  db: CommandDatabase,
  webstoreId: string,
  promotion: LimitedPromotion,
  codes: readonly string[],
): Promise<void> {
  await db
    .insertInto('promotion')
    .values({
      id: promotion.id,
      webstore_id: webstoreId,
      name: promotion.name,
      terms: promotion.terms,
      priority: promotion.priority,
      is_exclusive: promotion.isExclusive ? 1 : 0,
      is_automatic: promotion.isAutomatic ? 1 : 0,
      reward: JSON.stringify(promotion.reward),
      currency: promotion.currency,
      minimum_cents: promotion.minimumCents,
      minimum_quantity: promotion.minimumQuantity,
      buyer_group: promotion.buyerGroup,
      is_first_order_only: promotion.isFirstOrderOnly ? 1 : 0,
      valid_from: promotion.validFrom,
      valid_until: promotion.validUntil,
      usage_limit: promotion.usageLimit,
      usage_limit_each: promotion.usageLimitEach,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  for (const code of codes) {
    await db
      .insertInto('coupon')
      .values({ webstore_id: webstoreId, code, promotion_id: promotion.id })
      .onConflict((conflict) => conflict.columns(['webstore_id', 'code']).doNothing())
      .execute();
  }
}

/**
 * Counts an order's use of its promotions. False: one of them is used up, overall or for this buyer; the command must
 * then roll back what was counted before it.
 */
export async function takeUses(
  db: CommandDatabase,
  owner: CartOwner,
  use: { readonly orderId: string; readonly promotionIds: readonly string[]; readonly now: number },
): Promise<boolean> {
  const taken = await ownUses(db, owner, use.promotionIds);
  for (const id of use.promotionIds) {
    const { numUpdatedRows } = await db
      .updateTable('promotion')
      .set((row) => ({ used: row('used', '+', 1) }))
      .where('id', '=', id)
      .where((where) => where.or([where('usage_limit', 'is', null), where('used', '<', where.ref('usage_limit'))]))
      .where((where) =>
        where.or([where('usage_limit_each', 'is', null), where('usage_limit_each', '>', taken.get(id) ?? 0)]),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await db
      .insertInto('promotion_use')
      .values({ promotion_id: id, order_id: use.orderId, holder: holderOf(owner), used_at: use.now })
      .execute();
  }
  return true;
}
