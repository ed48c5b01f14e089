import type { ActualAmounts, BilledLine } from './bill';

/**
 * The VAT rate of an order's delivery, which the order does not state. It is the one rate whose taxed amount exceeds
 * what the order's products with this rate cost, because that amount includes the delivery. undefined: no rate is like
 * this, or several are.
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
