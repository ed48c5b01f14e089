import { CART_STATUS_CHECKOUT } from '../../../contract/constants';
import type { AsyncOperationStatus } from '../../../contract/cart/cart';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { prepareRead } from '../../database/preparedQuery';
import { untouchedDefaultGroup, type CartGroups } from './groups/deliveryGroup';
import { groupsOf } from './groups/groupStore';
import type { CartLine, CartState } from './decisions/cartState';
import type { JoinProblem } from './work/incoming';
import { problemsOf } from './work/workStore';
import type { CartOwner } from '../../visitors/cartOwner';

/** The status of an ordered cart. */
const CLOSED = 'Closed';

export interface StoredCart {
  readonly id: string;
  /** The user or guest who owns the cart; others of the account may pay a PayNowReadOnly one. */
  readonly ownerId: string;
  readonly webstoreId: string;
  /** A PayNowReadOnly cart can be ordered, but not changed. */
  readonly type: 'Cart' | 'PayNowReadOnly';
  /** Checkout while it has an open checkout; Closed: ordered, and then still visible only if it is PayNowReadOnly. */
  readonly status: 'Active' | typeof CART_STATUS_CHECKOUT | typeof CLOSED;
  readonly currency: string;
  readonly isSecondary: boolean;
  readonly state: CartState;
  readonly groups: CartGroups;
  /** Processing while lines of a large change are still being added; Errored if some could not be. */
  readonly asyncStatus: AsyncOperationStatus;
  /** What could not be added to an errored cart. */
  readonly problems: readonly JoinProblem[];
}

/** The value of `account_id` for a guest, who acts for no account. */
const NO_ACCOUNT = '';

/** One cart of an owner: by its id, or the current cart (null). */
export type CartName = { readonly id: string } | null;

function statusOf(text: string): StoredCart['status'] {
  if (text === 'Active' || text === CART_STATUS_CHECKOUT || text === CLOSED) return text;
  throw new Error(`The database holds a cart of an unknown status (${text}).`);
}

/**
 * Instead of a selling model's id: the line is sold once. Not null, because a unique index would allow several nulls.
 */
export const ONCE = '';

const modelIn = (row: { readonly selling_model_id: string | null; readonly subscription_term: number | null }) =>
  row.selling_model_id === null || row.selling_model_id === ONCE
    ? {}
    : { model: { id: row.selling_model_id, term: row.subscription_term === 0 ? null : row.subscription_term } };

type Owner = { readonly ownerId: string; accountId: string; webstoreId: string };

/** Carts joined with their lines, one row per line; to be narrowed by the caller. */
export const cartsWithLines = (db: ReadDatabase) =>
  db
    .selectFrom('cart')
    .leftJoin('cart_item', 'cart_item.cart_id', 'cart.id')
    .select(['cart.id', 'cart.owner_id', 'cart.webstore_id', 'cart.type', 'cart.status', 'cart.currency'])
    .select([
      'cart.is_current',
      'cart.async_status',
      'cart_item.id as line_id',
      'cart_item.product_id',
      'cart_item.selling_model_id',
      'cart_item.subscription_term',
      'cart_item.quantity',
      'cart_item.position',
      'cart_item.created_at',
      'cart_item.changed_at',
    ])
    .orderBy('cart_item.position');

const cartRows = (db: ReadDatabase, kind: CartOwner['kind'], owner: Owner) =>
  cartsWithLines(db)
    .where('cart.owner_id', '=', owner.ownerId)
    .where('cart.owner_kind', '=', kind)
    .where('cart.account_id', '=', owner.accountId)
    .where('cart.webstore_id', '=', owner.webstoreId)
    .where('cart.status', '!=', CLOSED);

// One query per kind of owner, with the kind in its text: SQLite would plan a query with the kind as a parameter again
// at every execution, because a partial index (`cart_guest_age`) depends on it.
const cartsOf = (kind: CartOwner['kind']) => ({
  current: prepareRead((db, owner: Owner) => cartRows(db, kind, owner).where('cart.is_current', '=', 1)),
  withId: prepareRead((db, given: Owner & { readonly cartId: string }) =>
    cartRows(db, kind, given).where('cart.id', '=', given.cartId),
  ),
});
const carts = { guest: cartsOf('guest'), user: cartsOf('user') };

/**
 * A cart with its lines, read in one query so that they are consistent, and its delivery groups; null: it does not
 * exist, was ordered, or belongs to somebody else.
 */
export async function findCart(db: ReadDatabase, owner: CartOwner, name: CartName): Promise<StoredCart | null> {
  const asked = { ownerId: owner.id, accountId: owner.accountId ?? NO_ACCOUNT, webstoreId: owner.webstoreId };
  const { current, withId } = carts[owner.kind];
  return storedOf(
    db,
    name === null ? await current.all(db, asked) : await withId.all(db, { ...asked, cartId: name.id }),
  );
}

/** The cart of these rows, with its delivery groups; null: there are no rows. */
export async function storedOf(
  db: ReadDatabase,
  rows: Awaited<ReturnType<typeof carts.user.withId.all>>,
): Promise<StoredCart | null> {
  const [first] = rows;
  if (first === undefined) return null;
  const lines = rows.flatMap((row): CartLine[] => {
    const {
      line_id: id,
      product_id: productId,
      quantity,
      position,
      created_at: createdAt,
      changed_at: changedAt,
    } = row;
    const isLine = id !== null && productId !== null && quantity !== null && position !== null;
    return isLine && createdAt !== null && changedAt !== null
      ? [{ id, productId, ...modelIn(row), quantity, position, createdAt, changedAt }]
      : [];
  });
  return {
    id: first.id,
    ownerId: first.owner_id,
    webstoreId: first.webstore_id,
    type: first.type,
    status: statusOf(first.status),
    currency: first.currency,
    isSecondary: first.is_current === 0,
    state: { lines },
    groups: await groupsOf(db, first.id),
    asyncStatus: first.async_status,
    problems: first.async_status === 'Errored' ? await problemsOf(db, first.id) : [],
  };
}

/** The owner of a cart; null: the cart does not exist, or was ordered. */
export async function ownerOfCart(db: ReadDatabase, cartId: string): Promise<CartOwner | null> {
  const row = await db
    .selectFrom('cart')
    .select(['webstore_id', 'owner_kind', 'owner_id', 'account_id'])
    .where('id', '=', cartId)
    .where('status', '!=', CLOSED)
    .executeTakeFirst();
  if (row === undefined) return null;
  const accountId = row.account_id === NO_ACCOUNT ? null : row.account_id;
  return { webstoreId: row.webstore_id, kind: row.owner_kind, id: row.owner_id, accountId };
}

/** A cart to be created. Only one of an owner's carts may be current; the others are secondary. */
export interface NewCart extends Pick<StoredCart, 'id' | 'currency' | 'isSecondary'> {
  readonly type?: StoredCart['type'];
}

/** Creates a cart without lines. */
export async function insertCart(
  db: CommandDatabase,
  owner: CartOwner,
  cart: NewCart,
  now: number,
): Promise<StoredCart> {
  const { type = 'Cart' } = cart;
  await db
    .insertInto('cart')
    .values({
      id: cart.id,
      webstore_id: owner.webstoreId,
      owner_kind: owner.kind,
      owner_id: owner.id,
      account_id: owner.accountId ?? NO_ACCOUNT,
      type,
      status: 'Active',
      currency: cart.currency,
      created_at: now,
      changed_at: now,
      is_current: cart.isSecondary ? 0 : 1,
    })
    .execute();
  const { id, currency, isSecondary } = cart;
  return {
    id,
    ownerId: owner.id,
    currency,
    isSecondary,
    type,
    webstoreId: owner.webstoreId,
    status: 'Active',
    state: { lines: [] },
    groups: [untouchedDefaultGroup(id)],
    asyncStatus: 'Completed',
    problems: [],
  };
}

/** Stores whether a checkout of a cart is open. */
export async function markCart(
  db: CommandDatabase,
  cartId: string,
  status: Exclude<StoredCart['status'], typeof CLOSED>,
): Promise<void> {
  await db.updateTable('cart').set({ status }).where('id', '=', cartId).where('status', '!=', CLOSED).execute();
}

/** Stores another currency for a cart that has no lines, or whose currency is no longer sold. */
export async function recoinCart(db: CommandDatabase, cartId: string, currency: string): Promise<void> {
  await db.updateTable('cart').set({ currency }).where('id', '=', cartId).execute();
}

/** Closes an ordered cart: it is no longer current, and only a PayNowReadOnly one can still be read. */
export async function closeCart(db: CommandDatabase, cartId: string, now: number): Promise<void> {
  await db
    .updateTable('cart')
    .set({ status: CLOSED, is_current: 0, changed_at: now })
    .where('id', '=', cartId)
    .execute();
}

/** Deletes a cart with its lines, its reservations and its open checkout. Part of a command. */
export async function deleteCart(db: CommandDatabase, cartId: string): Promise<void> {
  await db.deleteFrom('cart').where('id', '=', cartId).execute();
}

/** Whether an owner has any cart that was not ordered; a user's carts of all accounts count. */
export const hasCarts = async (db: ReadDatabase, owner: CartOwner): Promise<boolean> =>
  (await db
    .selectFrom('cart')
    .select('id')
    .where('owner_id', '=', owner.id)
    .where('owner_kind', '=', owner.kind)
    .where('webstore_id', '=', owner.webstoreId)
    .where('status', '!=', CLOSED)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** How many secondary carts an owner has. */
export async function secondaryCartsOf(db: ReadDatabase, owner: CartOwner): Promise<number> {
  const { count } = await db
    .selectFrom('cart')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('owner_id', '=', owner.id)
    .where('owner_kind', '=', owner.kind)
    .where('account_id', '=', owner.accountId ?? NO_ACCOUNT)
    .where('webstore_id', '=', owner.webstoreId)
    .where('status', '!=', CLOSED)
    .where('is_current', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Deletes guests' carts that were neither changed nor visited since `before`, up to the limit. Returns how many.
 * Ordered carts stay, as part of their order. Part of a command.
 */
export async function deleteForgottenCarts(db: CommandDatabase, before: number, atMost: number): Promise<number> {
  const forgotten = db
    .selectFrom('cart')
    .select('id')
    .where('owner_kind', '=', 'guest')
    .where('status', '!=', CLOSED)
    .where('changed_at', '<', before)
    .where('seen_at', '<', before)
    .orderBy('changed_at')
    .limit(atMost);
  const { numDeletedRows } = await db.deleteFrom('cart').where('id', 'in', forgotten).executeTakeFirst();
  return Number(numDeletedRows);
}
