import type { ErrorCode } from '../contract/errors';
import { allowedDown, allowedUp } from './nearestQuantity';
import type { QuantityRule } from './quantityRule';

export type QuantityRefusal = Extract<
  ErrorCode,
  'MISSING_RECORD' | 'MAX_LIMIT_EXCEEDED' | 'INVALID_BATCH_SIZE' | 'INSUFFICIENT_INVENTORY'
>;
export type QuantityCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: QuantityRefusal;
      /** The nearest allowed quantities below and above; null where there is none. */
      readonly down: number | null;
      readonly up: number | null;
    };

function refusalOf(quantity: number, rule: QuantityRule, available: number | null): QuantityRefusal | null {
  if (quantity < rule.minimum) return 'MISSING_RECORD';
  if (quantity > rule.maximum) return 'MAX_LIMIT_EXCEEDED';
  if ((quantity - rule.minimum) % rule.increment !== 0) return 'INVALID_BATCH_SIZE';
  return available !== null && quantity > available ? 'INSUFFICIENT_INVENTORY' : null;
}

/**
 * Whether a cart line may have this quantity, and the nearest allowed ones otherwise. Increments count from the
 * minimum, not from zero. `available` is the orderable stock; null: not tracked.
 */
export function checkQuantity(quantity: number, rule: QuantityRule, available: number | null = null): QuantityCheck {
  const code = refusalOf(quantity, rule, available);
  return code === null
    ? { ok: true }
    : { ok: false, code, down: allowedDown(quantity, rule, available), up: allowedUp(quantity, rule, available) };
}
