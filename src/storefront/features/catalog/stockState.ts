import type { QuantityRule } from '../../../commerce/quantityRule';

/** From this many on a product is simply in stock; fewer are counted out. */
const plentyFrom = 20;

export type StockState = { readonly kind: 'unknown' | 'out' | 'in' } | { readonly kind: 'low'; readonly left: number };

/** What to say of a stock level; undefined where nobody counts. Less than may be ordered at all is out of stock. */
export function stockStateOf(available: number | undefined, rule: QuantityRule): StockState {
  if (available === undefined) return { kind: 'unknown' };
  if (available < rule.minimum) return { kind: 'out' };
  return available < plentyFrom ? { kind: 'low', left: available } : { kind: 'in' };
}
