import { decideAdd } from '../decisions/cartDecisions';
import { describeRefusal } from '../decisions/cartRefusals';
import type { CartRefusal } from '../decisions/cartRefusals';
import { evolveCart } from '../decisions/cartState';
import type { CartChange, CartState } from '../decisions/cartState';
import { joinLine } from '../decisions/joinLine';
import type { CartGoods, GoodsByProduct } from '../cartGoods';
import type { CartGroups } from '../groups/deliveryGroup';
import type { Allocation } from '../groups/groupStore';
import type { Arrival, ArrivalProblem } from './arrivals';

/** What one arrival came to: `joined` of it stand on the line `lineId`, and why not all. */
interface Arrived {
  readonly change: CartChange | null;
  readonly joined: number;
  readonly lineId: string | null;
  readonly refusal: CartRefusal | null;
}

const copied = (state: CartState, { lineId, productId, quantity }: Arrival, now: number): Arrived => {
  const position = (state.lines.at(-1)?.position ?? 0) + 1;
  const line = { id: lineId, productId, quantity, position, createdAt: now, changedAt: now };
  return { change: { kind: 'lineAdded', line }, joined: quantity, lineId, refusal: null };
};

const arrive = (state: CartState, arrival: Arrival, goods: CartGoods | null, now: number): Arrived => {
  if (arrival.manner === 'copied') return copied(state, arrival, now);
  if (arrival.manner === 'brought') {
    const { change, quantity, lineId, refusal } = joinLine(
      state,
      { line: arrival, lineId: arrival.lineId },
      goods,
      now,
    );
    return { change, joined: quantity, lineId, refusal };
  }
  const decision = decideAdd(state, arrival, goods, now);
  return decision.ok
    ? { change: decision.change, joined: arrival.quantity, lineId: decision.line.id, refusal: null }
    : { change: null, joined: 0, lineId: null, refusal: decision.refusal };
};

const problemOf = (arrival: Arrival, joined: number, refusal: CartRefusal, goods: CartGoods | null): ArrivalProblem => {
  const { errorCode, message } = describeRefusal(refusal);
  const { productId, quantity } = arrival;
  const told = goods === null ? message : `${goods.name}\u00a0: ${message}`;
  return { productId, quantity: quantity - joined, errorCode, message: told };
};

/**
 * Arrivals join a cart one after the other, each by the cart the ones before have left, exactly as they would have in
 * one command. What can't join is told and stops none of the others (CRT-10, CRT-16).
 */
export const decideArrivals = (
  cart: { readonly state: CartState; readonly groups: CartGroups },
  arrivals: readonly Arrival[],
  goods: GoodsByProduct,
  now: number,
): {
  readonly changes: readonly CartChange[];
  readonly allocations: readonly Allocation[];
  readonly problems: readonly ArrivalProblem[];
} => {
  let { state } = cart;
  const changes: CartChange[] = [];
  const problems: ArrivalProblem[] = [];
  const claims = new Map<string, Allocation>();
  const heldBy = (groupId: string, lineId: string): number =>
    claims.get(`${groupId} ${lineId}`)?.quantity ??
    cart.groups.find(({ id }) => id === groupId)?.allocations.get(lineId) ??
    0;
  for (const arrival of arrivals) {
    const product = goods.get(arrival.productId) ?? null;
    const { change, joined, lineId, refusal } = arrive(state, arrival, product, now);
    if (change !== null) {
      changes.push(change);
      state = evolveCart(state, change);
    }
    if (refusal !== null) problems.push(problemOf(arrival, joined, refusal, product));
    for (const { groupId, quantity } of lineId === null ? [] : arrival.parts) {
      // A group that is gone leaves its part to the default one.
      if (lineId === null || !cart.groups.some(({ id, isDefault }) => id === groupId && !isDefault)) continue;
      claims.set(`${groupId} ${lineId}`, { groupId, lineId, quantity: heldBy(groupId, lineId) + quantity });
    }
  }
  return { changes, allocations: [...claims.values()], problems };
};
