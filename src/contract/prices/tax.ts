import type { Static } from 'typebox';
import type { taxQuery, taxSchema } from './tax.schema';

export type TaxQuery = Static<typeof taxQuery>;
/** Rates by product id; `taxRatePercentage` is a text such as "5.50". */
export type TaxResult = Static<typeof taxSchema>;
export type ProductTaxes = TaxResult['taxesInfo'][string];
export interface TaxArgs {
  readonly productId: string;
  readonly countryIsoCode?: string;
}

/** The wire form of a rate in basis points: 550 is "5.50". */
export const formatRate = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

/** Basis points of a wire rate, rounded; null when it is not a number, or negative. */
export const parseRate = (percentage: string): number | null =>
  /^\d{1,3}(?:\.\d+)?$/.test(percentage) ? Math.round(Number(percentage) * 100) : null;
