import type { Buyable, DecisionFacts } from './cartDecisions';
import type { CartRefusal } from './cartRefusals';
import type { CartChange, CartState } from './cartState';
import { joinLine, type BroughtLine } from './joinLine';

export interface KeptQuantity {
  readonly productId: string;
  readonly quantity: number;
  readonly lineId: string;
}

export interface LostQuantity {
  readonly productId: string;
  readonly quantity: number;
  readonly refusal: CartRefusal;
}

export interface PreserveDecision {
  readonly state: CartState;
  readonly changes: readonly CartChange[];
  readonly kept: readonly KeptQuantity[];
  readonly lost: readonly LostQuantity[];
}

/**
 * Adds a guest's lines to a user's cart, one after the other. If not all fits, the largest allowed quantity is kept,
 * and the rest is reported with the reason: for each product, kept and lost add up to what was brought (CRT-16).
 */
export function decidePreserve(
  cart: CartState,
  brought: readonly BroughtLine[],
  products: ReadonlyMap<string, Buyable>,
  facts: DecisionFacts,
): PreserveDecision {
  let state = cart;
  const changes: CartChange[] = [];
  const kept: KeptQuantity[] = [];
  const lost: LostQuantity[] = [];
  for (const one of brought) {
    const { productId } = one.line;
    const joined = joinLine(state, one, products.get(productId) ?? null, facts);
    state = joined.state;
    if (joined.change !== null) changes.push(joined.change);
    if (joined.lineId !== null) kept.push({ productId, quantity: joined.quantity, lineId: joined.lineId });
    if (joined.refusal !== null) {
      lost.push({ productId, quantity: one.line.quantity - joined.quantity, refusal: joined.refusal });
    }
  }
  return { state, changes, kept, lost };
}
