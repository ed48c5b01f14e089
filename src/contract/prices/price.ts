import type { Static } from 'typebox';
import type {
  childPriceSchema,
  linePriceSchema,
  priceAdjustmentSchema,
  priceListBody,
  priceListQuery,
  priceListSchema,
  priceQuery,
  priceSchema,
  priceTierSchema,
} from './price.schema';

/** Bounds and prices are strings here; `commerce/pricing/tierPrice` parses them. Both bounds are inclusive. */
export type PriceTier = Static<typeof priceTierSchema>;
/** The fields of a tier that the shop reads; the others explain how its price came about. */
export type TierPrice = Pick<PriceTier, 'lowerBound' | 'upperBound' | 'tierUnitPrice'>;
/** The field of an adjustment that the shop reads: its tiers. */
export interface TierPrices {
  readonly priceAdjustmentTiers: readonly TierPrice[];
}
export type PriceAdjustment = NonNullable<Static<typeof priceAdjustmentSchema>>;
export type Price = Static<typeof priceSchema>;
export type ChildPrice = Static<typeof childPriceSchema>;
export type PriceQuery = Static<typeof priceQuery>;

export type PriceListQuery = Static<typeof priceListQuery>;
export type PriceListBody = Static<typeof priceListBody>;
export type PriceList = Static<typeof priceListSchema>;
/** One result of a list; with success false both prices are null and the error says why. */
export type LinePrice = Static<typeof linePriceSchema>;

export interface PriceArgs {
  readonly productId: string;
  readonly includeChildProductPrices?: boolean;
  readonly allProductSellingModelPrices?: boolean;
}
export interface PriceListArgs {
  readonly productIds: readonly string[];
}

/** Most prices of one call; more are refused, by GET with TOO_MANY_RECORDS. */
export const PRICE_LIST_LIMIT = 500;
