import { unitCentsFor, type Audience, type PriceBook } from '../catalog';
import type { Offer } from './Offer';

const kept = new WeakMap<Audience, WeakMap<PriceBook, Float64Array>>();

/** Unit prices in cents by product row, calculated once per audience and price book; NaN: no price. */
export function offeredUnitCents({ snapshot, prices, audience }: Offer): Float64Array {
  const ofAudience = kept.get(audience) ?? new WeakMap<PriceBook, Float64Array>();
  kept.set(audience, ofAudience);
  const cents = ofAudience.get(prices) ?? unitCentsFor({ snapshot, prices }, audience);
  ofAudience.set(prices, cents);
  return cents;
}
