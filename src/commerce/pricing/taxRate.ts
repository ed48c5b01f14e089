/** A VAT rate and when it holds, in ms UTC: from `validFrom` on, and before `validUntil`. */
export interface DatedRate {
  readonly basisPoints: number;
  readonly validFrom: number;
  readonly validUntil: number | null;
}

/** The rate in force at a moment, in basis points; of several the one that began last. null when none is. */
export const rateAt = (rates: readonly DatedRate[], at: number): number | null =>
  rates
    .filter((rate) => rate.validFrom <= at && (rate.validUntil === null || at < rate.validUntil))
    .reduce<DatedRate | null>(
      (found, rate) => (found === null || rate.validFrom > found.validFrom ? rate : found),
      null,
    )?.basisPoints ?? null;
