import type { ActualAmounts, BilledLine } from './bill';

/**
 * The VAT rate of an order's delivery. An order does not name it: it is the rate whose taxed amount is more than the
 * order's products with this rate cost. undefined: there is no such rate, or there are several.
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
