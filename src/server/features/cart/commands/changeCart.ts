import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AsyncOperationStatus } from '../../../../contract/cart/cart';
import type { AddItemBody, CartItem } from '../../../../contract/cart/cartItem';
import type { CommandDatabase } from '../../../database/Database';
import type { Answer } from '../../../commands/idempotency';
import { runCommand, sendAnswer } from '../../../commands/runCommand';
import { invalidInput } from '../../../problems';
import { idIn } from '../../context';
import { cartNotFound, type CartCall } from '../cartCall';
import type { ProductsById } from '../cartProducts';
import { cartItemOf } from '../views/cartItemView';
import { cartIfAny, checkChangeable, linesAlone, pricedState } from '../readCart';
import { cartCurrency, type BroughtCurrency } from '../decisions/cartCurrency';
import { emptyCart, type CartChange, type CartState, type LineContent } from '../decisions/cartState';
import { problemOfRefusal } from '../decisions/cartRefusals';
import { groupOfLines } from '../groups/splitLines';
import { untouchedDefaultGroup } from '../groups/deliveryGroup';
import { writeChanges } from './writeChanges';
import { recoinCart, type CartName, type StoredCart } from '../cartStore';
import type { CartOwner } from '../../../visitors/cartOwner';
import type { IncomingLine } from '../work/incoming';
import { beginWork } from '../work/workStore';
import { makeCart } from './makeCart';

/**
 * The calls whose command has begun background work. They are noted here because it cannot be seen from every answer:
 * not every one contains the cart's status.
 */
const withWork = new WeakSet<CartCall>();

/** Begins a run of work on a cart (`beginWork`), which `scheduleWork` starts once the call's command is committed. */
export async function beginWorkOf(
  db: CommandDatabase,
  call: CartCall,
  cartId: string,
  incoming: readonly IncomingLine[],
): Promise<AsyncOperationStatus> {
  const status = await beginWork(db, cartId, incoming, call.now);
  if (status === 'Processing') withWork.add(call);
  return status;
}

/** Starts the background work that the command of a call has begun. */
export function scheduleWork(app: FastifyInstance, call: CartCall): void {
  if (withWork.has(call)) app.cartWork.schedule();
}

/** Runs a command, starts the background work if it has begun any, and sends its answer. */
export async function answerCartCommand(
  request: FastifyRequest,
  reply: FastifyReply,
  call: CartCall,
  perform: (db: CommandDatabase) => Promise<Answer>,
): Promise<void> {
  const answer = await runCommand(request, call, perform);
  scheduleWork(request.server, call);
  await sendAnswer(reply, answer);
}

/**
 * A cart to be changed: an existing one, or a new current one, which is not stored before a line is added or queued.
 */
export interface OpenCart {
  readonly cart: Pick<StoredCart, 'id' | 'state' | 'groups' | 'asyncStatus' | 'currency'>;
  /** The owner for whom the cart has to be created; null: it already exists. */
  readonly newFor: CartOwner | null;
  /** Whether the cart's currency is to be stored anew: it has no lines, or its stored currency is no longer sold. */
  readonly isRecoined: boolean;
}

/** The currency of what a buyer adds: the one that the call names, or that of the buyer's market. */
export const asNamed = ({ namedCurrency }: Pick<CartCall, 'namedCurrency'>): BroughtCurrency => ({
  shownIn: namedCurrency,
  begun: namedCurrency,
});

/**
 * The caller's cart of this name; if there is no current one yet, a new one with the id `freshId`. `cartCurrency`
 * decides its currency. Throws like `cartToChange` and `cartCurrency`.
 */
export async function openCart(
  db: CommandDatabase,
  call: CartCall,
  { name, freshId }: { readonly name: CartName; readonly freshId: string },
  brought: BroughtCurrency,
): Promise<OpenCart> {
  const cart = await cartIfAny(db, call, name);
  if (cart !== null) checkChangeable(cart);
  const currency = cartCurrency(cart, brought, call);
  if (cart !== null) return { cart: { ...cart, currency }, newFor: null, isRecoined: currency !== cart.currency };
  if (call.owner === null) throw cartNotFound();
  const groups = [untouchedDefaultGroup(freshId)] as const;
  const fresh = { id: freshId, state: emptyCart, groups, asyncStatus: 'Completed', currency } as const;
  return { cart: fresh, newFor: call.owner, isRecoined: false };
}

async function storeAsOpened(
  db: CommandDatabase,
  call: CartCall,
  { cart: { id, currency }, newFor, isRecoined }: OpenCart,
): Promise<void> {
  if (newFor !== null) await makeCart(db, call, newFor, { id, currency, isSecondary: false });
  if (isRecoined) await recoinCart(db, id, currency);
}

/**
 * Stores the decided changes. A new cart without changes is not created. A change of an errored cart ends that status:
 * the lines that its background work has left undone are tried again.
 */
export async function saveChanges(
  db: CommandDatabase,
  call: CartCall,
  open: OpenCart,
  changes: readonly CartChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await storeAsOpened(db, call, open);
  await writeChanges(db, open.cart, changes, call);
  if (open.cart.asyncStatus === 'Errored') await beginWorkOf(db, call, open.cart.id, []);
}

/** Whether these additional lines are too many for one command, by the webstore's setting. */
export const isLarge = (
  { immediateLines }: Pick<CartCall, 'immediateLines'>,
  { lines }: CartState,
  brought: number,
): boolean => brought > 1 && lines.length + brought > immediateLines;

/** Queues lines to be added later, in the commit that accepts the call. */
export async function queueIncoming(
  db: CommandDatabase,
  call: CartCall,
  open: OpenCart,
  incoming: readonly IncomingLine[],
): Promise<void> {
  await storeAsOpened(db, call, open);
  await beginWorkOf(db, call, open.cart.id, incoming);
}

/**
 * What an input names: its product, and the selling model with the number of deliveries; ids with 18 characters. Throws
 * on a malformed id, on a number of deliveries without a model, and on a `subType`, which no product of this webstore
 * has. Whether the product is sold under the model is decided later.
 */
export function contentNamed(input: AddItemBody): LineContent {
  const productId = idIn('product', input.productId, 'productId');
  const { productSellingModelId: modelId, subscriptionTerm: term, subType } = input;
  if (subType !== undefined && subType !== null) throw invalidInput('subType is not supported by this webstore.');
  if (modelId !== undefined && modelId !== null) {
    const id = idIn('productSellingModel', modelId, 'productSellingModelId');
    return { productId, model: { id, term: term ?? null } };
  }
  if (term === undefined || term === null) return { productId };
  throw problemOfRefusal({ reason: 'termUnwanted' });
}

/**
 * The given lines of a cart on the wire, by id, with all product fields; priced as parts of the whole cart, or by
 * themselves if changes are not calculated. `products`: the products of all the cart's lines.
 */
export async function itemsIn(
  db: CommandDatabase,
  call: CartCall,
  cart: Pick<StoredCart, 'id' | 'state' | 'groups' | 'currency'>,
  products: ProductsById,
  lineIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, CartItem>> {
  const lines = call.calculatesChanges
    ? (await pricedState(db, call, cart, products)).lines
    : linesAlone(call, cart, products);
  const groupOf = groupOfLines(cart.state.lines, cart.groups);
  const frame = { cartId: cart.id, currency: cart.currency, say: call.say, fieldNames: null, groupOf };
  const wanted = lines.filter((priced) => lineIds.has(priced.line.id));
  return new Map(wanted.map((priced) => [priced.line.id, cartItemOf(priced, frame)]));
}

/** The line a path names, as an id of 18 characters. Throws INVALID_ID_FIELD. */
export const lineNamed = (cartItemId: string): string => idIn('cartItem', cartItemId, 'cartItemId');
