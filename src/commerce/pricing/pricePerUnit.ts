import type { NetQuantity } from '../../contract/catalog/productFields';
import type { Cents } from '../../contract/money';

export interface PricePerUnit {
  readonly cents: Cents;
  readonly per: 'kg' | 'l' | 'piece';
}

const divided = (cents: Cents, factor: number, by: number): Cents => Math.floor((2 * cents * factor + by) / (2 * by));

/** The price per kilo, litre or piece, to the nearest cent; null where the net quantity is unknown or not positive. */
export function pricePerUnit(packagingCents: Cents, netQuantity: NetQuantity | null): PricePerUnit | null {
  if (netQuantity === null || !(netQuantity.value > 0)) return null;
  if (netQuantity.unit === 'piece') return { cents: divided(packagingCents, 1, netQuantity.value), per: 'piece' };
  return { cents: divided(packagingCents, 1000, netQuantity.value), per: netQuantity.unit === 'g' ? 'kg' : 'l' };
}

/** The price of one sales unit of a packaging; null when the packaging is not divided. */
export const pricePerPiece = (packagingCents: Cents, pieces: number | null): Cents | null =>
  pieces === null || pieces <= 1 ? null : divided(packagingCents, 1, pieces);
