import type { Generated } from 'kysely';

/** A promotion: its reward, for whom, when and how often. */
interface PromotionTable {
  id: string;
  webstore_id: string;
  name: string;
  terms: string | null;
  priority: number;
  is_exclusive: 0 | 1;
  /** 0: only with a coupon. */
  is_automatic: 0 | 1;
  /** JSON: `Reward`. */
  reward: string;
  minimum_cents: number;
  /** ISO 4217: the currency of all its amounts. */
  currency: string;
  minimum_quantity: number;
  /** null: everybody. */
  buyer_group: string | null;
  is_first_order_only: 0 | 1;
  /** Inclusive start and exclusive end. */
  valid_from: number | null;
  valid_until: number | null;
  /** How many orders may use the promotion, overall and per buyer. */
  usage_limit: number | null;
  usage_limit_each: number | null;
  /** How many orders have used the promotion. */
  used: Generated<number>;
}

/** A code for a promotion. */
interface CouponTable {
  webstore_id: string;
  /** Upper case. */
  code: string;
  promotion_id: string;
}

interface CartCouponTable {
  id: string;
  cart_id: string;
  code: string;
  promotion_id: string;
  /** Its position among the cart's coupons. */
  position: number;
}

/** An order that used a promotion. */
interface PromotionUseTable {
  promotion_id: string;
  order_id: string;
  /** The account or the guest, as text. */
  holder: string;
  used_at: number;
}

/** The tables of promotions and coupons. */
export interface PromotionTables {
  promotion: PromotionTable;
  coupon: CouponTable;
  cart_coupon: CartCouponTable;
  promotion_use: PromotionUseTable;
}
