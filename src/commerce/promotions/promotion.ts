import type { Cents } from '../../contract/money';

/** Which goods a reward is taken off; a set without any id means every product. */
export type GoodsTarget =
  /** All goods together. */
  | { readonly scope: 'cart' }
  /** The goods of these products and categories (at any depth), together. */
  | ({ readonly scope: 'set' } & GoodsSet)
  /** Each line of these goods by itself. */
  | ({ readonly scope: 'line' } & GoodsSet);
export interface GoodsSet {
  readonly categoryIds: readonly string[];
  readonly productIds: readonly string[];
}

/** What a promotion gives: so much per cent (500 = 5 %), so many cents without VAT, or plain delivery. */
export type Reward =
  | { readonly kind: 'percentage'; readonly basisPoints: number; readonly off: GoodsTarget }
  | { readonly kind: 'amount'; readonly cents: Cents; readonly off: GoodsTarget }
  | { readonly kind: 'freeDelivery' };

/** A promotion as the shop runs it. Money without VAT, moments in ms UTC. */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  readonly terms: string | null;
  /** The lower goes first; the id decides between equals. */
  readonly priority: number;
  /** Whether it goes with no other one. */
  readonly isExclusive: boolean;
  readonly reward: Reward;
  /** What the goods it is measured by must be worth, before any promotion; 0: anything. */
  readonly minimumCents: Cents;
  /** How many pieces of them there must be; 0: any number. */
  readonly minimumQuantity: number;
  /** null: everybody. */
  readonly buyerGroup: string | null;
  readonly isFirstOrderOnly: boolean;
  /** From this moment on; null: it always was. */
  readonly validFrom: number | null;
  /** Until just before this moment; null: it never ends. */
  readonly validUntil: number | null;
}

/** A promotion that may come to a cart, by itself or by a coupon that is on it. */
export interface Candidate {
  readonly promotion: Promotion;
  /** null: it needs none. */
  readonly couponCode: string | null;
  /** How many orders may still use it, of all buyers and of this one; null: any number. */
  readonly usesLeft: number | null;
  readonly ownUsesLeft: number | null;
}

/** Whose cart it is, and when. */
export interface PromotionFacts {
  readonly now: number;
  readonly buyerGroups: readonly string[];
  readonly isFirstOrder: boolean;
}

/** A line as promotions see it: at its tier's price, without VAT. */
export interface PromotableLine {
  /** Tells lines apart; the order of lines never matters, their ids do. */
  readonly id: string;
  readonly productId: string;
  /** Every category it is in, directly or not. */
  readonly categoryIds: readonly string[];
  readonly quantity: number;
  readonly worthCents: Cents;
}

const isInSet = (line: PromotableLine, { categoryIds, productIds }: GoodsSet): boolean =>
  (categoryIds.length === 0 && productIds.length === 0) ||
  productIds.includes(line.productId) ||
  line.categoryIds.some((id) => categoryIds.includes(id));

/** Whether a line is among the goods that a promotion is measured by and taken off. */
export const isTargeted = (line: PromotableLine, { reward }: Promotion): boolean =>
  reward.kind === 'freeDelivery' || reward.off.scope === 'cart' || isInSet(line, reward.off);

/** Whether each line is measured by itself. */
export const isPerLine = ({ reward }: Promotion): boolean =>
  reward.kind !== 'freeDelivery' && reward.off.scope === 'line';

/** The order in which promotions are worked: by priority, then by id. */
export const inOrder = (one: Candidate, other: Candidate): number =>
  one.promotion.priority - other.promotion.priority || (one.promotion.id < other.promotion.id ? -1 : 1);
