import { decideAdd } from './cartDecisions';
import type { Buyable } from './cartDecisions';
import type { CartRefusal } from './cartRefusals';
import type { CartChange, CartLine, CartState } from './cartState';

/** A guest's line with the id it gets in the user's cart, if it becomes a line of its own there. */
export interface BroughtLine {
  readonly line: Pick<CartLine, 'productId' | 'quantity'>;
  readonly lineId: string;
}

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

/** How many of a refused line may join the cart after all: up to the largest allowed quantity of the whole line. */
const partThatFits = (refusal: CartRefusal, present: number): number =>
  refusal.reason === 'quantityRefused' ? Math.max(0, (refusal.down ?? 0) - present) : 0;

/**
 * A guest's lines join a user's cart: the same product adds up, within its quantity rule and stock. Of what does not
 * fit, the largest allowed quantity is kept, and the rest is told with the reason: for each product kept and lost are
 * together what was brought (CRT-16).
 */
export const decidePreserve = (
  cart: CartState,
  brought: readonly BroughtLine[],
  goods: ReadonlyMap<string, Buyable>,
  now: number,
): PreserveDecision => {
  let state = cart;
  const changes: CartChange[] = [];
  const kept: KeptQuantity[] = [];
  const lost: LostQuantity[] = [];
  const join = ({ line: { productId }, lineId }: BroughtLine, quantity: number): CartRefusal | null => {
    const decision = decideAdd(state, { productId, quantity, lineId }, goods.get(productId) ?? null, now);
    if (!decision.ok) return decision.refusal;
    state = decision.state;
    if (decision.change !== null) changes.push(decision.change);
    kept.push({ productId, quantity, lineId: decision.line.id });
    return null;
  };
  for (const one of brought) {
    const { productId, quantity } = one.line;
    const refusal = join(one, quantity);
    if (refusal === null) continue;
    const present = state.lines.find((line) => line.productId === productId)?.quantity ?? 0;
    const part = partThatFits(refusal, present);
    const isPartKept = part > 0 && join(one, part) === null;
    lost.push({ productId, quantity: isPartKept ? quantity - part : quantity, refusal });
  }
  return { state, changes, kept, lost };
};
