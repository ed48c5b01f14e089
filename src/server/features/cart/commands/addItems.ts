import type { AddItemBody, AddItemsResult, CartItem } from '../../../../contract/cart/cartItem';
import type { CommandDatabase } from '../../../database/Database';
import type { Answer } from '../../../idempotency';
import { ApiProblem, problemBody } from '../../../problems';
import type { CartCall } from '../cartCall';
import { decideAdd } from '../decisions/cartDecisions';
import type { CartDecision } from '../decisions/cartDecisions';
import { readGoods } from '../cartGoods';
import { problemOfRefusal } from '../decisions/cartRefusals';
import type { CartChange, CartState } from '../decisions/cartState';
import type { CartName } from '../cartStore';
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

const productIfNamed = (input: AddItemBody): string | ApiProblem => {
  try {
    return productNamed(input);
  } catch (error) {
    if (error instanceof ApiProblem) return error;
    throw error;
  }
};

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
  const named = inputs.map(({ input, lineId }) => ({
    productId: productIfNamed(input),
    quantity: input.quantity,
    lineId,
  }));
  const productIds = named.map(({ productId }) => productId).filter((id) => typeof id === 'string');
  const goods = await readGoods(db, productIds, call);
  let state: CartState = open.cart.state;
  const changes: CartChange[] = [];
  const outcomes = named.map(({ productId, quantity, lineId }): Outcome => {
    if (typeof productId !== 'string') return productId;
    const decision = decideAdd(state, { productId, quantity, lineId }, goods.get(productId) ?? null, call.now);
    if (!decision.ok) return problemOfRefusal(decision.refusal);
    state = decision.state;
    if (decision.change !== null) changes.push(decision.change);
    return decision;
  });
  await saveChanges(db, call, open, changes);
  const touched = outcomes.flatMap((outcome) => (outcome instanceof ApiProblem ? [] : [outcome.line.id]));
  const items = await itemsIn(db, call, { id: open.cart.id, state }, new Set(touched));
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
