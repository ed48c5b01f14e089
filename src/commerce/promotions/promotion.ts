import type { Cents } from '../../contract/money';

/** Which products a reward is deducted from; a set without any id means every product. */
export type ProductTarget =
  /** All products together. */
  | { readonly scope: 'cart' }
  /** The products of these ids and categories (at any depth), together. */
  | ({ readonly scope: 'set' } & ProductSet)
  /** Each line of these products separately. */
  | ({ readonly scope: 'line' } & ProductSet);
export interface ProductSet {
  readonly categoryIds: readonly string[];
  readonly productIds: readonly string[];
}

/** What a promotion gives: a percentage (500 = 5 %), cents without VAT, or free standard delivery. */
export type Reward =
  | { readonly kind: 'percentage'; readonly basisPoints: number; readonly off: ProductTarget }
  | { readonly kind: 'amount'; readonly cents: Cents; readonly off: ProductTarget }
  | { readonly kind: 'freeDelivery' };

/** A promotion as the shop runs it. Money without VAT; moments in ms UTC. */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  readonly terms: string | null;
  /** Lower comes first; the id decides between equals. */
  readonly priority: number;
  /** Whether the promotion cannot be combined with any other. */
  readonly isExclusive: boolean;
  readonly reward: Reward;
  /** The currency of all its amounts (ISO 4217). */
  readonly currency: string;
  /** Minimum value of the products it targets, before any promotion; 0: none. */
  readonly minimumCents: Cents;
  /** Minimum number of pieces of these products; 0: none. */
  readonly minimumQuantity: number;
  /** null: everybody. */
  readonly buyerGroup: string | null;
  readonly isFirstOrderOnly: boolean;
  /** Valid from this moment on; null: no start. */
  readonly validFrom: number | null;
  /** Valid until just before this moment; null: no end. */
  readonly validUntil: number | null;
}

/** A promotion that may apply to a cart: an automatic one, or one whose coupon is on the cart. */
export interface Candidate {
  readonly promotion: Promotion;
  /** null: automatic. */
  readonly couponCode: string | null;
  /** How many more orders may use the promotion, overall and by this buyer; null: no limit. */
  readonly usesLeft: number | null;
  readonly ownUsesLeft: number | null;
}

/** The buyer and the moment for which promotions are evaluated. */
export interface PromotionFacts {
  readonly now: number;
  /** The currency of the cart. */
  readonly currency: string;
  readonly buyerGroups: readonly string[];
  readonly isFirstOrder: boolean;
}

/** A cart line as promotions see it: at its tier's price, without VAT. */
export interface PromotableLine {
  /** Identifies the line; results depend on ids and never on the order of lines. */
  readonly id: string;
  readonly productId: string;
  /** All categories of the product, ancestors included. */
  readonly categoryIds: readonly string[];
  readonly quantity: number;
  readonly worthCents: Cents;
}

const isInSet = (line: PromotableLine, { categoryIds, productIds }: ProductSet): boolean =>
  (categoryIds.length === 0 && productIds.length === 0) ||
  productIds.includes(line.productId) ||
  line.categoryIds.some((id) => categoryIds.includes(id));

/** Whether a line is among the products that a promotion targets. */
export const isTargeted = (line: PromotableLine, { reward }: Promotion): boolean =>
  reward.kind === 'freeDelivery' || reward.off.scope === 'cart' || isInSet(line, reward.off);

/** Whether each line has to qualify by itself. */
export const isPerLine = ({ reward }: Promotion): boolean =>
  reward.kind !== 'freeDelivery' && reward.off.scope === 'line';

/** Whether a promotion can apply to a cart in this currency: amounts in another currency never do. */
export const appliesIn = (promotion: Promotion, currency: string): boolean =>
  promotion.currency === currency || (promotion.reward.kind !== 'amount' && promotion.minimumCents === 0);

/** The order of evaluation: by priority, then by id. */
export const inOrder = (one: Candidate, other: Candidate): number =>
  one.promotion.priority - other.promotion.priority || (one.promotion.id < other.promotion.id ? -1 : 1);
