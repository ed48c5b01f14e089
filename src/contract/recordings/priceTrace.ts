import type { Static } from 'typebox';
import type {
  orderPricesSchema,
  orderViewsSchema,
  pricesTodayBody,
  pricesTodaySchema,
  priceStepSchema,
  priceTraceSchema,
  tracedDeliverySchema,
  tracedLineSchema,
  tracedPromotionSchema,
  tracedVatSchema,
} from './priceTrace.schema';

/** How the amounts of a cart, a checkout or an order came about, step by step. */
export type PriceTrace = Static<typeof priceTraceSchema>;
export type TracedLine = Static<typeof tracedLineSchema>;
export type PriceStep = Static<typeof priceStepSchema>;
export type TracedPromotion = Static<typeof tracedPromotionSchema>;
export type TracedDelivery = Static<typeof tracedDeliverySchema>;
export type TracedVat = Static<typeof tracedVatSchema>;
/** How the amounts of a placed order came about, from what was stored with it. */
export type OrderPrices = Static<typeof orderPricesSchema>;
/** Who has viewed the prices of an order, and when. */
export type OrderViews = Static<typeof orderViewsSchema>;
/** Products, account and coupons to price with today's prices. */
export type PricesTodayBody = Static<typeof pricesTodayBody>;
export type PricesToday = Static<typeof pricesTodaySchema>;
export type PriceDisagreement = PriceTrace['disagreements'][number];

/**
 * The steps to a line's amount: the list price, the buyer's own price, a tier's price, promotions. `paid`: the unit
 * price as charged, if its origin was not stored. `unexplained`: what no step accounts for.
 */
export const PRICE_STEP_KINDS = ['list', 'own', 'tier', 'paid', 'promotion', 'unexplained'] as const;

/** `charged`: the charge as it was, if its origin was not stored. */
export const DELIVERY_STEP_KINDS = ['tariff', 'freeFrom', 'promotion', 'supplement', 'charged', 'unexplained'] as const;

export const PROMOTION_KINDS = ['percentage', 'amount', 'freeDelivery'] as const;
export const TRACED_TARGETS = ['Cart', 'Item', 'Shipping'] as const;

/** The amounts that a trace checks. */
export const TRACED_AMOUNTS = [
  'tier',
  'line',
  'lineVat',
  'goods',
  'promotions',
  'delivery',
  'net',
  'vat',
  'gross',
] as const;
