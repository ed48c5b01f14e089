import { decideAdd, type DecisionFacts } from '../decisions/cartDecisions';
import { describeRefusal, type CartRefusal } from '../decisions/cartRefusals';
import { evolveCart, type CartChange, type CartState } from '../decisions/cartState';
import { joinLine } from '../decisions/joinLine';
import type { CartProduct, ProductsById } from '../cartProducts';
import type { CartGroups } from '../groups/deliveryGroup';
import type { Allocation } from '../groups/groupStore';
import type { IncomingLine, JoinProblem } from './incoming';
import { sentence } from '../../../texts/sentence';

/** The outcome for one line: how many of it were added (`joined`), to which line, and why not all. */
interface Arrived {
  readonly change: CartChange | null;
  readonly joined: number;
  readonly lineId: string | null;
  readonly refusal: CartRefusal | null;
}

function copied(
  state: CartState,
  { lineId, productId, model, quantity }: IncomingLine,
  { now }: DecisionFacts,
): Arrived {
  const position = (state.lines.at(-1)?.position ?? 0) + 1;
  const content = model === undefined ? { productId } : { productId, model };
  const line = { id: lineId, ...content, quantity, position, createdAt: now, changedAt: now };
  return { change: { kind: 'lineAdded', line }, joined: quantity, lineId, refusal: null };
}

function arrive(state: CartState, line: IncomingLine, product: CartProduct | null, facts: DecisionFacts): Arrived {
  if (line.manner === 'copied') return copied(state, line, facts);
  if (line.manner === 'brought') {
    const { change, quantity, lineId, refusal } = joinLine(state, { line: line, lineId: line.lineId }, product, facts);
    return { change, joined: quantity, lineId, refusal };
  }
  const decision = decideAdd(state, line, product, facts);
  return decision.ok
    ? { change: decision.change, joined: line.quantity, lineId: decision.line.id, refusal: null }
    : { change: null, joined: 0, lineId: null, refusal: decision.refusal };
}

function problemOf(line: IncomingLine, joined: number, refusal: CartRefusal, product: CartProduct | null): JoinProblem {
  const { errorCode, message } = describeRefusal(refusal);
  const { productId, quantity } = line;
  const text = product === null ? message : sentence('cart.lineProblem', { name: product.name, problem: message });
  return { productId, quantity: quantity - joined, errorCode, message: text };
}

/**
 * Adds incoming lines to a cart one after the other, exactly as in one command. A line that cannot be added is reported
 * and does not stop the others (CRT-10, CRT-16).
 */
export function decideIncoming(
  cart: { readonly state: CartState; readonly groups: CartGroups },
  incoming: readonly IncomingLine[],
  products: ProductsById,
  facts: DecisionFacts,
): {
  readonly changes: readonly CartChange[];
  readonly allocations: readonly Allocation[];
  readonly problems: readonly JoinProblem[];
} {
  let { state } = cart;
  const changes: CartChange[] = [];
  const problems: JoinProblem[] = [];
  const claims = new Map<string, Allocation>();
  const heldBy = (groupId: string, lineId: string): number =>
    claims.get(`${groupId} ${lineId}`)?.quantity ??
    cart.groups.find(({ id }) => id === groupId)?.allocations.get(lineId) ??
    0;
  for (const line of incoming) {
    const product = products.get(line.productId) ?? null;
    const { change, joined, lineId, refusal } = arrive(state, line, product, facts);
    if (change !== null) {
      changes.push(change);
      state = evolveCart(state, change);
    }
    if (refusal !== null) problems.push(problemOf(line, joined, refusal, product));
    for (const { groupId, quantity } of lineId === null ? [] : line.parts) {
      // The quantity for a deleted group goes to the default one.
      if (lineId === null || !cart.groups.some(({ id, isDefault }) => id === groupId && !isDefault)) continue;
      claims.set(`${groupId} ${lineId}`, { groupId, lineId, quantity: heldBy(groupId, lineId) + quantity });
    }
  }
  return { changes, allocations: [...claims.values()], problems };
}
