import { parseRate, type ProductTaxes } from '../../contract/prices/tax';
import { vatOf } from './cartTotals';

/** The sum of a product's taxes in basis points (550: 5.5 %); null: it has none, or one that cannot be read. */
export function taxRateOf(taxes: ProductTaxes['taxesInfoList']): number | null {
  const rates = taxes.map(({ taxRatePercentage }) => parseRate(taxRatePercentage));
  if (rates.length === 0) return null;
  return rates.reduce((sum, rate) => (sum === null || rate === null ? null : sum + rate));
}

/** A price with its tax, in whole cents: price and tax are each rounded to the nearest cent, half a cent up. */
export function withTax(netCents: number, basisPoints: number): number {
  const net = Math.round(netCents);
  return net + vatOf(net, basisPoints);
}
