import type { AddItemBody, AddItemsResult, CartItem } from '../../../../contract/cart/cartItem';
import type { CommandDatabase } from '../../../database/Database';
import type { Answer } from '../../../idempotency';
import { ApiProblem, problemBody } from '../../../problems';
import { idIn } from '../../context';
import { deliveryGroupNotFound } from '../cartCall';
import type { CartCall } from '../cartCall';
import { decideAdd } from '../decisions/cartDecisions';
import type { CartDecision } from '../decisions/cartDecisions';
import { problemOfRefusal } from '../decisions/cartRefusals';
import type { CartChange, CartState } from '../decisions/cartState';
import type { CartName } from '../cartStore';
import { goodsIn } from '../readCart';
import { groupsInForce } from '../groups/deliveryGroup';
import type { CartGroups } from '../groups/deliveryGroup';
import { allocate, groupsOf } from '../groups/groupStore';
import type { Allocation } from '../groups/groupStore';
import { itemsIn, openCart, productNamed, saveChanges } from './changeCart';

export interface AddCommand {
  readonly name: CartName;
  /** The id of the cart, if it has to be made. */
  readonly cartId: string;
  /** As asked, each with the id its line would get. */
  readonly inputs: readonly { readonly input: AddItemBody; readonly lineId: string }[];
}

/** What one input came to: the decision, or why it could not even be decided. */
type Outcome = Extract<CartDecision, { ok: true }> | ApiProblem;

/** What an input names: its product, and the delivery group it goes into (null: the default one). */
interface Named {
  readonly productId: string;
  readonly groupId: string | null;
}

const groupNamed = ({ cartDeliveryGroupId }: AddItemBody, [main, ...others]: CartGroups): string | null => {
  if (cartDeliveryGroupId === undefined || cartDeliveryGroupId === null) return null;
  const groupId = idIn('deliveryGroup', cartDeliveryGroupId, 'cartDeliveryGroupId');
  if (groupId === main.id) return null;
  if (others.some(({ id }) => id === groupId)) return groupId;
  throw deliveryGroupNotFound();
};

const namedIn = (input: AddItemBody, groups: CartGroups): Named | ApiProblem => {
  try {
    return { productId: productNamed(input), groupId: groupNamed(input, groups) };
  } catch (error) {
    if (error instanceof ApiProblem) return error;
    throw error;
  }
};

const heldBy = (groups: CartGroups, groupId: string, lineId: string): number =>
  groups.find(({ id }) => id === groupId)?.allocations.get(lineId) ?? 0;

/**
 * Adds products one after the other, each by the cart the ones before have left. One that is refused changes
 * nothing and does not stop the rest. Answers an outcome or an item for each, in order.
 */
const addAll = async (
  db: CommandDatabase,
  call: CartCall,
  { name, cartId, inputs }: AddCommand,
): Promise<readonly (CartItem | ApiProblem)[]> => {
  const open = await openCart(db, call, name, cartId);
  const { groups: before } = open.cart;
  const asked = inputs.map(({ input, lineId }) => ({
    named: namedIn(input, before),
    quantity: input.quantity,
    lineId,
  }));
  const productIds = asked.flatMap(({ named }) => (named instanceof ApiProblem ? [] : [named.productId]));
  const goods = await goodsIn(db, call, open.cart, productIds);
  let state: CartState = open.cart.state;
  const changes: CartChange[] = [];
  const claims = new Map<string, Allocation>();
  const outcomes = asked.map(({ named, quantity, lineId }): Outcome => {
    if (named instanceof ApiProblem) return named;
    const { productId, groupId } = named;
    const present = state.lines.find((line) => line.productId === productId)?.quantity ?? 0;
    const decision = decideAdd(state, { productId, quantity, lineId }, goods.get(productId) ?? null, call.now);
    if (!decision.ok) return problemOfRefusal(decision.refusal);
    state = decision.state;
    if (decision.change !== null) changes.push(decision.change);
    if (groupId !== null) {
      const { id, quantity: whole } = decision.line;
      const held = claims.get(`${groupId} ${id}`)?.quantity ?? heldBy(before, groupId, id);
      claims.set(`${groupId} ${id}`, { groupId, lineId: id, quantity: held + whole - present });
    }
    return decision;
  });
  await saveChanges(db, call, open, changes);
  await allocate(db, open.cart.id, [...claims.values()]);
  const groups = claims.size > 0 ? groupsInForce(await groupsOf(db, open.cart.id), call.splitsShipment) : before;
  const touched = outcomes.flatMap((outcome) => (outcome instanceof ApiProblem ? [] : [outcome.line.id]));
  const items = await itemsIn(db, call, { id: open.cart.id, state, groups }, goods, new Set(touched));
  return outcomes.map((outcome) => {
    if (outcome instanceof ApiProblem) return outcome;
    const item = items.get(outcome.line.id);
    if (item === undefined) throw new Error('A line that was just added is not in the cart.');
    return item;
  });
};

/** Adds one product. Throws the refusal, so that nothing of the call remains (CRT-09). */
export const addOne = async (db: CommandDatabase, call: CartCall, command: AddCommand): Promise<Answer> => {
  const [result] = await addAll(db, call, command);
  if (result === undefined || result instanceof ApiProblem) throw result ?? new Error('Nothing was to be added.');
  return { status: 201, body: result };
};

/** Adds up to a hundred products; each has a result of its own, in order, and the call itself succeeds (CRT-10). */
export const addBatch = async (db: CommandDatabase, call: CartCall, command: AddCommand): Promise<Answer> => {
  const results = (await addAll(db, call, command)).map((result) =>
    result instanceof ApiProblem
      ? { statusCode: result.status, result: problemBody(result) }
      : { statusCode: 201, result },
  );
  const body: AddItemsResult = { hasErrors: results.some(({ statusCode }) => statusCode >= 400), results };
  return { status: 201, body };
};
