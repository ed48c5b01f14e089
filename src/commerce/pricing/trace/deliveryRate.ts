import type { ActualAmounts, BilledLine } from './bill';

/**
 * The VAT rate of an order's delivery. An order does not name it, but the amount taxed at that rate is greater than the
 * price of the products taxed at it. undefined: this is so of no rate, or of several.
 */
export function deliveryRate(
  vat: NonNullable<ActualAmounts['vat']>,
  lines: readonly Pick<BilledLine, 'vatBasisPoints' | 'netCents'>[],
): number | undefined {
  const [rate, ...others] = vat.filter(({ basisPoints, netCents }) => {
    const taxed = lines.filter((line) => line.vatBasisPoints === basisPoints);
    return netCents > taxed.reduce((sum, line) => sum + line.netCents, 0);
  });
  return others.length === 0 ? rate?.basisPoints : undefined;
}
