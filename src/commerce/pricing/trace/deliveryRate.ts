import type { ActualAmounts, BilledLine } from './bill';

/**
 * The VAT rate of delivery, from the bases of an order's rates: the one whose base is greater than that of its products.
 * undefined: no single rate is.
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
