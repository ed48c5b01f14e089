import { unitCentsFor } from '../catalog';
import type { Audience, PriceBook } from '../catalog';
import type { Offer } from './Offer';

const kept = new WeakMap<Audience, { readonly prices: PriceBook; readonly cents: Float64Array }>();

/** Unit prices in cents by product row, calculated once for an audience and a version of the prices; NaN: no price. */
export const offeredUnitCents = ({ snapshot, prices, audience }: Offer): Float64Array => {
  const known = kept.get(audience);
  if (known?.prices === prices) return known.cents;
  const cents = unitCentsFor({ snapshot, prices }, audience);
  kept.set(audience, { prices, cents });
  return cents;
};
