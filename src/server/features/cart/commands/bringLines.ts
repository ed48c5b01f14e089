import type { CommandDatabase } from '../../../database/Database';
import type { CartCall } from '../cartCall';
import { readCartProducts } from '../cartProducts';
import type { CartRefusal } from '../decisions/cartRefusals';
import type { CartChange, CartLine, CartState } from '../decisions/cartState';
import { joinLine } from '../decisions/joinLine';
import { broughtLines } from '../work/incoming';
import { isLarge, openCart, queueIncoming, saveChanges } from './changeCart';

export interface BringCommand {
  readonly lines: readonly Pick<CartLine, 'productId' | 'model' | 'quantity'>[];
  /** The id for the current cart, if it has to be created. */
  readonly cartId: string;
  readonly newLineId: () => string;
}

/** The outcome of one line, in the order of the request. */
export interface BroughtOutcome {
  /** How many pieces were added, and to which line of the cart; 0 and null: none. */
  readonly added: number;
  readonly lineId: string | null;
  /** Why not all pieces were added; null: all were added. */
  readonly refusal: CartRefusal | null;
}

/** `cartId` null: there was no cart and nothing could be added; `outcomes` null: the lines are added later. */
interface Brought {
  readonly cartId: string | null;
  readonly currency: string;
  readonly outcomes: readonly BroughtOutcome[] | null;
}

/**
 * Adds lines that come from elsewhere (an order) to the caller's current cart, in order and by today's rules;
 * immediately, or later if there are many. Part of a command.
 */
export async function bringLines(
  db: CommandDatabase,
  call: CartCall,
  { lines, cartId, newLineId }: BringCommand,
): Promise<Brought> {
  const brought = { shownIn: null, begun: call.namedCurrency };
  const open = await openCart(db, call, { name: null, freshId: cartId }, brought);
  if (isLarge(call, open.cart.state, lines.length)) {
    await queueIncoming(db, call, open, broughtLines(lines, newLineId));
    return { cartId: open.cart.id, currency: open.cart.currency, outcomes: null };
  }
  const productIds = lines.map(({ productId }) => productId);
  const products = await readCartProducts(db, productIds, call, open.cart.currency);
  let state: CartState = open.cart.state;
  const changes: CartChange[] = [];
  const outcomes = lines.map((line): BroughtOutcome => {
    const joined = joinLine(state, { line, lineId: newLineId() }, products.get(line.productId) ?? null, call);
    state = joined.state;
    if (joined.change !== null) changes.push(joined.change);
    return { added: joined.quantity, lineId: joined.lineId, refusal: joined.refusal };
  });
  await saveChanges(db, call, open, changes);
  const isThere = open.newFor === null || changes.length > 0;
  return { cartId: isThere ? open.cart.id : null, currency: open.cart.currency, outcomes };
}
