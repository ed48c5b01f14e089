import type { TaxRateRecord } from '../../server/features/catalog';

/** Rates in force since 1 January 2014 (Paris time), with no end. */
const SINCE = Date.UTC(2013, 11, 31, 23);

/** Most food is taxed at 5.5 %; confectionery, milk chocolate, margarine, alcohol and non-food at 20 %. */
export const TAX_RATES: Readonly<Record<'reduced' | 'standard', readonly TaxRateRecord[]>> = {
  reduced: [{ basisPoints: 550, validFrom: SINCE, validUntil: null }],
  standard: [{ basisPoints: 2000, validFrom: SINCE, validUntil: null }],
};
