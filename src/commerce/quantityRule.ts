import type { PurchaseQuantityRule } from '../contract/catalog/product';

/** Allowed are minimum, minimum + increment, minimum + 2 × increment … up to the maximum. */
export interface QuantityRule {
  readonly minimum: number;
  readonly maximum: number;
  readonly increment: number;
}

/** The rule of a product that has none of its own. */
export const DEFAULT_QUANTITY_RULE: QuantityRule = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER, increment: 1 };

function wholeOr(text: string, fallback: number): number {
  const number = Math.floor(Number(text));
  return Number.isSafeInteger(number) && number >= 1 ? number : fallback;
}

/** A rule of the webstore API in numbers. Missing or invalid parts take the default. */
export const readQuantityRule = (rule: PurchaseQuantityRule | null | undefined): QuantityRule =>
  rule === null || rule === undefined
    ? DEFAULT_QUANTITY_RULE
    : {
        minimum: wholeOr(rule.minimum, DEFAULT_QUANTITY_RULE.minimum),
        maximum: wholeOr(rule.maximum, DEFAULT_QUANTITY_RULE.maximum),
        increment: wholeOr(rule.increment, DEFAULT_QUANTITY_RULE.increment),
      };

/** The largest allowed quantity: the maximum or the stock, rounded down to an increment. null: none can be bought. */
export function largestAllowed(rule: QuantityRule, available: number | null = null): number | null {
  const limit = Math.min(rule.maximum, available ?? rule.maximum);
  if (limit < rule.minimum) return null;
  return limit - ((limit - rule.minimum) % rule.increment);
}
