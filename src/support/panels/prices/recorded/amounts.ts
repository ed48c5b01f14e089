import { parseMoney, type Cents } from '../../../../contract/money';
import { parseRate } from '../../../../contract/prices/tax';
import type { ActualAmounts } from '../../../../commerce/pricing/trace/bill';

/** An amount of a recorded answer in cents; 0 for one that is missing or unreadable. */
export const centsOf = (amount: string | null | undefined): Cents => parseMoney(amount ?? '') ?? 0;

/** An amount of a recorded answer in cents; undefined for one that is missing or unreadable. */
export const knownCents = (amount: string | null | undefined): Cents | undefined =>
  parseMoney(amount ?? '') ?? undefined;

interface TaxLine {
  readonly ratePercentage: string;
  readonly netAmount: string;
  readonly taxAmount: string;
}

/** The VAT of an answer by its rates. */
export const vatIn = (taxes: readonly TaxLine[]): NonNullable<ActualAmounts['vat']> =>
  taxes.map(({ ratePercentage, netAmount, taxAmount }) => ({
    basisPoints: parseRate(ratePercentage) ?? 0,
    netCents: centsOf(netAmount),
    vatCents: centsOf(taxAmount),
  }));
