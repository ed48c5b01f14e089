import { decideAdd } from './cartDecisions';
import type { Buyable } from './cartDecisions';
import type { CartRefusal } from './cartRefusals';
import type { CartChange, CartLine, CartState } from './cartState';

/** A line from elsewhere (a guest's cart, an order) with the id of its new line here, unless it joins an existing one. */
export interface BroughtLine {
  readonly line: Pick<CartLine, 'productId' | 'quantity'>;
  readonly lineId: string;
}

/** What became of a line that was brought: how many joined on which line, and why not all. */
export interface Joined {
  readonly state: CartState;
  readonly change: CartChange | null;
  /** 0: none of it could join. */
  readonly quantity: number;
  /** The line it stands on now; null: none. */
  readonly lineId: string | null;
  readonly refusal: CartRefusal | null;
}

/** How many of a refused line may join the cart after all: up to the largest allowed quantity of the whole line. */
const partThatFits = (refusal: CartRefusal, present: number): number =>
  refusal.reason === 'quantityRefused' ? Math.max(0, (refusal.down ?? 0) - present) : 0;

/**
 * A line joins a cart by today's rules: the same product adds up, within its quantity rule and stock. Of what does not
 * fit, the largest allowed quantity joins, and the refusal says why it is not all (CRT-16).
 */
export const joinLine = (
  state: CartState,
  { line: { productId, quantity }, lineId }: BroughtLine,
  product: Buyable | null,
  now: number,
): Joined => {
  const join = (part: number) => decideAdd(state, { productId, quantity: part, lineId }, product, now);
  const whole = join(quantity);
  if (whole.ok) return { state: whole.state, change: whole.change, quantity, lineId: whole.line.id, refusal: null };
  const { refusal } = whole;
  const present = state.lines.find((line) => line.productId === productId)?.quantity ?? 0;
  const part = partThatFits(refusal, present);
  const fitting = part > 0 && part < quantity ? join(part) : null;
  return fitting?.ok === true
    ? { state: fitting.state, change: fitting.change, quantity: part, lineId: fitting.line.id, refusal }
    : { state, change: null, quantity: 0, lineId: null, refusal };
};
