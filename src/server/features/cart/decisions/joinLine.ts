import { decideAdd, type Buyable, type DecisionFacts } from './cartDecisions';
import type { CartRefusal } from './cartRefusals';
import { isSameContent, type CartChange, type CartLine, type CartState } from './cartState';

/**
 * A line from elsewhere (a guest's cart, an order), with the id for a new line here, used unless the product already
 * has a line under the same model and term.
 */
export interface BroughtLine {
  readonly line: Pick<CartLine, 'productId' | 'model' | 'quantity'>;
  readonly lineId: string;
}

/** The outcome for a line from elsewhere: how many were added to which line, and why not all. */
export interface Joined {
  readonly state: CartState;
  readonly change: CartChange | null;
  /** 0: none of it could be added. */
  readonly quantity: number;
  /** The line that now contains it; null: none. */
  readonly lineId: string | null;
  readonly refusal: CartRefusal | null;
}

/** How many of a refused line can still be added: up to the largest allowed quantity of the whole line. */
const partThatFits = (refusal: CartRefusal, present: number): number =>
  refusal.reason === 'quantityRefused' ? Math.max(0, (refusal.down ?? 0) - present) : 0;

/**
 * Adds a line to a cart by today's rules: quantities of the same product under the same model are added up, within its
 * rule and stock. If not all fits, the largest allowed quantity is added, and the refusal says why (CRT-16).
 */
export function joinLine(
  state: CartState,
  { line, lineId }: BroughtLine,
  product: Buyable | null,
  facts: DecisionFacts,
): Joined {
  const { quantity } = line;
  const join = (part: number) => decideAdd(state, { ...line, quantity: part, lineId }, product, facts);
  const whole = join(quantity);
  if (whole.ok) return { state: whole.state, change: whole.change, quantity, lineId: whole.line.id, refusal: null };
  const { refusal } = whole;
  const present = state.lines.find((one) => isSameContent(one, line))?.quantity ?? 0;
  const part = partThatFits(refusal, present);
  const fitting = part > 0 && part < quantity ? join(part) : null;
  return fitting?.ok === true
    ? { state: fitting.state, change: fitting.change, quantity: part, lineId: fitting.line.id, refusal }
    : { state, change: null, quantity: 0, lineId: null, refusal };
}
