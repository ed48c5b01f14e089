import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddItemBody, CartItem } from '../../../../contract/cart/cartItem';
import type { CommandDatabase } from '../../../database/Database';
import { answerOnce, repeatableRequest } from '../../../idempotency';
import type { Answer } from '../../../idempotency';
import { invalidInput } from '../../../problems';
import { callerKey } from '../../../visitors/caller';
import { idIn } from '../../context';
import { cartNotFound } from '../cartCall';
import type { CartCall } from '../cartCall';
import type { GoodsByProduct } from '../cartGoods';
import { cartItemOf } from '../views/cartItemView';
import { cartIfAny, checkChangeable, pricedState } from '../readCart';
import { emptyCart } from '../decisions/cartState';
import type { CartChange } from '../decisions/cartState';
import { groupOfLines } from '../groups/splitLines';
import { untouchedDefaultGroup } from '../groups/deliveryGroup';
import { insertCart, writeChanges } from '../cartStore';
import type { CartName, CartOwner, StoredCart } from '../cartStore';

/**
 * Runs a changing call as one command. Under an Idempotency-Key a repeat gets the first answer, which is kept in the
 * command's own transaction.
 */
export const runCartCommand = (
  request: FastifyRequest,
  call: CartCall,
  perform: (db: CommandDatabase) => Promise<Answer>,
): Promise<Answer> => {
  const repeatable = repeatableRequest(request, callerKey(call.caller));
  return request.server.database.write((db) => answerOnce(db, repeatable, call.now, () => perform(db)));
};

/** Runs a changing call as one command and sends what it answers. */
export const answerCommand = async (
  request: FastifyRequest,
  reply: FastifyReply,
  call: CartCall,
  perform: (db: CommandDatabase) => Promise<Answer>,
): Promise<void> => {
  const answer = await runCartCommand(request, call, perform);
  await reply.code(answer.status).send(answer.body ?? undefined);
};

/** A cart to be changed: it is there, or it is the caller's first and comes to be with its first line. */
export interface OpenCart {
  readonly cart: Pick<StoredCart, 'id' | 'state' | 'groups'>;
  /** null: it is stored already. */
  readonly newFor: CartOwner | null;
}

/** The caller's cart of this name; where they have no current one yet, one that `freshId` would name. */
export const openCart = async (
  db: CommandDatabase,
  call: CartCall,
  name: CartName,
  freshId: string,
): Promise<OpenCart> => {
  const cart = await cartIfAny(db, call, name);
  if (cart !== null) {
    checkChangeable(cart);
    return { cart, newFor: null };
  }
  if (call.owner === null) throw cartNotFound();
  return { cart: { id: freshId, state: emptyCart, groups: [untouchedDefaultGroup(freshId)] }, newFor: call.owner };
};

/** Writes what was decided. A new cart of which nothing came is not written. */
export const saveChanges = async (
  db: CommandDatabase,
  call: CartCall,
  { cart, newFor }: OpenCart,
  changes: readonly CartChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  if (newFor !== null) {
    await insertCart(db, newFor, { id: cart.id, currency: call.currency, isSecondary: false }, call.now);
  }
  await writeChanges(db, cart.id, changes, call.now);
};

/** The product an input names, with 18 characters. Throws on a malformed id, and on what no product here can have. */
export const productNamed = (input: AddItemBody): string => {
  const productId = idIn('product', input.productId, 'productId');
  // Selling models, subscriptions and gifts are sold nowhere in this shop.
  const { productSellingModelId, subscriptionTerm, subType } = input;
  const unknown = Object.entries({ productSellingModelId, subscriptionTerm, subType }).find(
    ([, value]) => value !== undefined && value !== null,
  );
  if (unknown !== undefined) throw invalidInput(`${unknown[0]} is not supported by this webstore.`);
  return productId;
};

/**
 * These lines of a cart as they travel, by their ids, with all product fields; priced as parts of the whole cart.
 * `goods`: the products of all its lines.
 */
export const itemsIn = async (
  db: CommandDatabase,
  call: CartCall,
  cart: Pick<StoredCart, 'id' | 'state' | 'groups'>,
  goods: GoodsByProduct,
  lineIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, CartItem>> => {
  const { lines } = await pricedState(db, call, cart, goods);
  const groupOf = groupOfLines(cart.state.lines, cart.groups);
  const frame = { cartId: cart.id, currency: call.currency, fieldNames: null, groupOf };
  const wanted = lines.filter((priced) => lineIds.has(priced.line.id));
  return new Map(wanted.map((priced) => [priced.line.id, cartItemOf(priced, frame)]));
};

/** The line a path names, with 18 characters. Throws INVALID_ID_FIELD. */
export const lineNamed = (cartItemId: string): string => idIn('cartItem', cartItemId, 'cartItemId');
