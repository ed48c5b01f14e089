import { largestAllowed, type QuantityRule } from './quantityRule';

/** The nearest allowed quantity at or below this one; null: there is none. */
export function allowedDown(quantity: number, rule: QuantityRule, available: number | null = null): number | null {
  const largest = largestAllowed(rule, available);
  if (largest === null || quantity < rule.minimum) return null;
  const whole = Math.floor(quantity);
  return Math.min(largest, whole - ((whole - rule.minimum) % rule.increment));
}

/** The nearest allowed quantity at or above this one; null: there is none. */
export function allowedUp(quantity: number, rule: QuantityRule, available: number | null = null): number | null {
  const largest = largestAllowed(rule, available);
  if (largest === null || quantity > largest) return null;
  const steps = Math.max(0, Math.ceil((quantity - rule.minimum) / rule.increment));
  return rule.minimum + steps * rule.increment;
}
