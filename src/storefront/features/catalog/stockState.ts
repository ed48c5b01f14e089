import type { QuantityRule } from '../../../commerce/quantityRule';

/** From this number on a product shows as in stock; below it the number is shown. */
const plentyFrom = 20;

export type StockState = { readonly kind: 'unknown' | 'out' | 'in' } | { readonly kind: 'low'; readonly left: number };

/**
 * The stock state to show; `unknown` if stock is not counted or not read. Less than the minimum order is out of stock.
 */
export function stockStateOf(available: number | undefined, rule: QuantityRule): StockState {
  if (available === undefined) return { kind: 'unknown' };
  if (available < rule.minimum) return { kind: 'out' };
  return available < plentyFrom ? { kind: 'low', left: available } : { kind: 'in' };
}
