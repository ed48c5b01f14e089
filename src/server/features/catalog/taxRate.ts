import type { ProductRecord, TaxRateRecord } from './stored/catalogRecords';

/** The VAT rate at a time (ms UTC; `validUntil` is the first moment it no longer applies); null: unknown. */
export const taxRateAt = (product: Pick<ProductRecord, 'taxRates'>, at: number): TaxRateRecord | null =>
  product.taxRates.find((rate) => rate.validFrom <= at && (rate.validUntil === null || at < rate.validUntil)) ?? null;

/** The next moment after `at` at which a rate begins or ends; null: none is planned. */
export function nextTaxChange(product: Pick<ProductRecord, 'taxRates'>, at: number): number | null {
  const moments = product.taxRates
    .flatMap((rate) => [rate.validFrom, rate.validUntil])
    .filter((moment): moment is number => moment !== null && moment > at);
  return moments.length === 0 ? null : Math.min(...moments);
}
