import type { AddItemBody, AddItemsResult, CartItem } from '../../../../contract/cart/cartItem';
import { parseQuantity } from '../../../../contract/money';
import type { CommandDatabase } from '../../../database/Database';
import type { Answer } from '../../../commands/idempotency';
import { ApiProblem, problemBody } from '../../../problems';
import { idIn } from '../../context';
import { deliveryGroupNotFound, type CartCall } from '../cartCall';
import { decideAdd, type CartDecision } from '../decisions/cartDecisions';
import { readCartProducts } from '../cartProducts';
import { problemOfRefusal } from '../decisions/cartRefusals';
import { isSameContent, type CartChange, type CartState, type LineContent } from '../decisions/cartState';
import type { CartName } from '../cartStore';
import { productsIn } from '../readCart';
import { groupsInForce, type CartGroups } from '../groups/deliveryGroup';
import { allocate, groupsOf, type Allocation } from '../groups/groupStore';
import type { IncomingLine } from '../work/incoming';
import { cartItemOf } from '../views/cartItemView';
import {
  asNamed,
  contentNamed,
  isLarge,
  itemsIn,
  openCart,
  queueIncoming,
  saveChanges,
  type OpenCart,
} from './changeCart';

export interface AddCommand {
  readonly name: CartName;
  /** The id for the cart, if it has to be created. */
  readonly cartId: string;
  /** In the order of the request, each with the id for its line. */
  readonly inputs: readonly { readonly input: AddItemBody; readonly lineId: string }[];
}

/** The outcome of one input: the decision, or why it was refused. */
type Outcome = Extract<CartDecision, { ok: true }> | ApiProblem;

/** What an input refers to: its product and model, and its delivery group (null: the default one). */
interface Named {
  readonly content: LineContent;
  readonly groupId: string | null;
}

function groupNamed({ cartDeliveryGroupId }: AddItemBody, [main, ...others]: CartGroups): string | null {
  if (cartDeliveryGroupId === undefined || cartDeliveryGroupId === null) return null;
  const groupId = idIn('deliveryGroup', cartDeliveryGroupId, 'cartDeliveryGroupId');
  if (groupId === main.id) return null;
  if (others.some(({ id }) => id === groupId)) return groupId;
  throw deliveryGroupNotFound();
}

function namedIn(input: AddItemBody, groups: CartGroups): Named | ApiProblem {
  try {
    return { content: contentNamed(input), groupId: groupNamed(input, groups) };
  } catch (error) {
    if (error instanceof ApiProblem) return error;
    throw error;
  }
}

const heldBy = (groups: CartGroups, groupId: string, lineId: string): number =>
  groups.find(({ id }) => id === groupId)?.allocations.get(lineId) ?? 0;

/**
 * Adds products one after the other, each to the cart with the products before it. A refused one changes nothing and
 * does not stop the others. Returns an item or a problem for each input, in order.
 */
async function addAll(
  db: CommandDatabase,
  call: CartCall,
  open: OpenCart,
  inputs: AddCommand['inputs'],
): Promise<readonly (CartItem | ApiProblem)[]> {
  const { groups: before } = open.cart;
  const asked = inputs.map(({ input, lineId }) => ({
    named: namedIn(input, before),
    quantity: input.quantity,
    lineId,
  }));
  const productIds = asked.flatMap(({ named }) => (named instanceof ApiProblem ? [] : [named.content.productId]));
  const products = await productsIn(db, call, open.cart, productIds);
  let state: CartState = open.cart.state;
  const changes: CartChange[] = [];
  const claims = new Map<string, Allocation>();
  const outcomes = asked.map(({ named, quantity, lineId }): Outcome => {
    if (named instanceof ApiProblem) return named;
    const { content, groupId } = named;
    const present = state.lines.find((line) => isSameContent(line, content))?.quantity ?? 0;
    const product = products.get(content.productId) ?? null;
    const decision = decideAdd(state, { ...content, quantity, lineId }, product, call);
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
  const items = await itemsIn(db, call, { ...open.cart, state, groups }, products, new Set(touched));
  return outcomes.map((outcome) => {
    if (outcome instanceof ApiProblem) return outcome;
    const item = items.get(outcome.line.id);
    if (item === undefined) throw new Error('A line that was just added is not in the cart.');
    return item;
  });
}

/** Adds one product. Throws the refusal, which rolls the call back (CRT-09). */
export async function addOne(db: CommandDatabase, call: CartCall, command: AddCommand): Promise<Answer> {
  const open = await openCart(db, call, { name: command.name, freshId: command.cartId }, asNamed(call));
  const [result] = await addAll(db, call, open, command.inputs);
  if (result === undefined || result instanceof ApiProblem) throw result ?? new Error('Nothing was to be added.');
  return { status: 201, body: result };
}

function resultsOf(
  outcomes: readonly (CartItem | ApiProblem)[],
  { say }: CartCall,
  success: 201 | 202,
): AddItemsResult {
  const results = outcomes.map((outcome) =>
    outcome instanceof ApiProblem
      ? { statusCode: outcome.status, result: problemBody(outcome, say) }
      : { statusCode: success, result: outcome },
  );
  return { hasErrors: results.some(({ statusCode }) => statusCode >= 400), results };
}

/** An input in the form in which it is queued, or why it can never be added. Product and stock are checked later. */
function incomingOf({ input, lineId }: AddCommand['inputs'][number], groups: CartGroups): IncomingLine | ApiProblem {
  const named = namedIn(input, groups);
  if (named instanceof ApiProblem) return named;
  const parsed = parseQuantity(input.quantity);
  if (!parsed.ok) return problemOfRefusal({ reason: 'quantityUnreadable', fault: parsed.fault });
  const { content, groupId } = named;
  const { quantity } = parsed;
  return { manner: 'asked', lineId, ...content, quantity, parts: groupId === null ? [] : [{ groupId, quantity }] };
}

/** Queues the inputs to be added later. Items are answered without prices, and without ids, which are not known yet. */
async function queueBatch(
  db: CommandDatabase,
  call: CartCall,
  open: OpenCart,
  inputs: AddCommand['inputs'],
): Promise<Answer> {
  const asked = inputs.map((input) => incomingOf(input, open.cart.groups));
  const incoming = asked.flatMap((one) => (one instanceof ApiProblem ? [] : [one]));
  if (incoming.length > 0) await queueIncoming(db, call, open, incoming);
  const productIds = incoming.map(({ productId }) => productId);
  const { id, currency } = open.cart;
  const products = await readCartProducts(db, productIds, call, currency);
  const frame = { cartId: id, currency, say: call.say, fieldNames: null, groupOf: new Map<string, string>() };
  const itemOf = ({ lineId, productId, model, quantity }: IncomingLine): CartItem => {
    const content = model === undefined ? { productId } : { productId, model };
    const line = { id: lineId, ...content, quantity, position: 0, createdAt: call.now, changedAt: call.now };
    const product = products.get(productId) ?? null;
    return { ...cartItemOf({ line, product, price: null, refusal: null }, frame), cartItemId: null };
  };
  const results = resultsOf(
    asked.map((one) => (one instanceof ApiProblem ? one : itemOf(one))),
    call,
    202,
  );
  const body = incoming.length === 0 ? results : { ...results, asyncOperationStatus: 'Processing' as const };
  return { status: 201, body };
}

/**
 * Adds up to a hundred products; each has its own result, in order, and the call itself succeeds (CRT-10). If the cart
 * would become too large for one command they are added later, and the cart reports those that could not be added.
 */
export async function addBatch(db: CommandDatabase, call: CartCall, command: AddCommand): Promise<Answer> {
  const { name, cartId, inputs } = command;
  const open = await openCart(db, call, { name, freshId: cartId }, asNamed(call));
  if (isLarge(call, open.cart.state, inputs.length)) return queueBatch(db, call, open, inputs);
  return { status: 201, body: resultsOf(await addAll(db, call, open, inputs), call, 201) };
}
