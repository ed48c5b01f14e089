import type { Selectable } from 'kysely';
import type { ContactInfo } from '../../../contract/checkout/checkout';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { prepareRead, prepareWrite } from '../../database/preparedQuery';
import type { Schema } from '../../database/schema';
import type { CartOwner } from '../../visitors/cartOwner';
import type { CheckoutState } from './decisions/checkoutState';

export interface StoredCheckout {
  readonly id: string;
  /** Who pays: of a shared cart any user of its account, not only the cart's owner. */
  readonly ownerId: string;
  readonly cartId: string;
  readonly changedAt: number;
  readonly state: CheckoutState;
  /** What was reserved and at which prices; null: not prepared. */
  readonly prepared: string | null;
}

/** One checkout of an owner: by its id, or the one changed last (null), which is never one of a shared cart. */
export type CheckoutName = { readonly id: string } | null;

// Checked edge: the column is written by `contactText` below only, from a value of this type.
const contactIn = (json: string | null): ContactInfo | null =>
  json === null ? null : (JSON.parse(json) as ContactInfo);

const storedOf = (row: Selectable<Schema['checkout']>): StoredCheckout => ({
  id: row.id,
  ownerId: row.owner_id,
  cartId: row.cart_id,
  changedAt: row.changed_at,
  prepared: row.prepared,
  state: { contactInfo: contactIn(row.contact_info) },
});

const contactText = ({ contactInfo }: CheckoutState): string | null =>
  contactInfo === null ? null : JSON.stringify(contactInfo);

interface Owner {
  readonly ownerId: string;
  readonly kind: CartOwner['kind'];
  readonly accountId: string;
  readonly webstoreId: string;
}

const openOf = (db: ReadDatabase, owner: Owner) =>
  db
    .selectFrom('checkout')
    .selectAll()
    .where('owner_id', '=', owner.ownerId)
    .where('owner_kind', '=', owner.kind)
    .where('account_id', '=', owner.accountId)
    .where('webstore_id', '=', owner.webstoreId)
    .where('status', '=', 'open');

const lastOpen = prepareRead((db, owner: Owner) =>
  openOf(db, owner)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('cart')
            .select('cart.id')
            .whereRef('cart.id', '=', 'checkout.cart_id')
            .where('cart.type', '=', 'PayNowReadOnly'),
        ),
      ),
    )
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(1),
);
const openWithId = prepareRead((db, given: Owner & { readonly id: string }) =>
  openOf(db, given).where('id', '=', given.id),
);

/** An owner's open checkout; null: it does not exist, belongs to somebody else, or was placed. */
export async function findCheckout(
  db: ReadDatabase,
  owner: CartOwner,
  name: CheckoutName,
): Promise<StoredCheckout | null> {
  const { id: ownerId, kind, accountId, webstoreId } = owner;
  const asked = { ownerId, kind, accountId: accountId ?? '', webstoreId };
  const row = name === null ? await lastOpen.first(db, asked) : await openWithId.first(db, { ...asked, id: name.id });
  return row === undefined ? null : storedOf(row);
}

const anyOpen = prepareRead((db, owner: Owner) => openOf(db, owner).limit(1));

/** Whether an owner has any open checkout, also one of a shared cart. */
export async function hasOpenCheckout(db: ReadDatabase, owner: CartOwner): Promise<boolean> {
  const { id: ownerId, kind, accountId, webstoreId } = owner;
  return (await anyOpen.first(db, { ownerId, kind, accountId: accountId ?? '', webstoreId })) !== undefined;
}

const openOfCart = prepareRead((db, given: { cartId: string }) =>
  db.selectFrom('checkout').selectAll().where('cart_id', '=', given.cartId).where('status', '=', 'open'),
);

/** The open checkout of a cart; null: it has none. */
export async function checkoutOfCart(db: ReadDatabase, cartId: string): Promise<StoredCheckout | null> {
  const row = await openOfCart.first(db, { cartId });
  return row === undefined ? null : storedOf(row);
}

const sharedCartOfCheckout = prepareRead((db, given: { checkoutId: string }) =>
  db
    .selectFrom('checkout')
    .innerJoin('cart', 'cart.id', 'checkout.cart_id')
    .select('cart.id')
    .where('checkout.id', '=', given.checkoutId)
    .where('cart.type', '=', 'PayNowReadOnly'),
);

/** The shared cart of a checkout; null: it is of the payer's own cart. */
export const sharedCartOf = async (db: ReadDatabase, checkoutId: string): Promise<string | null> =>
  (await sharedCartOfCheckout.first(db, { checkoutId }))?.id ?? null;

const addCheckout = prepareWrite(
  (
    db,
    given: Owner & {
      readonly id: string;
      readonly cartId: string;
      readonly contactInfo: string | null;
      readonly prepared: string | null;
      readonly now: number;
    },
  ) =>
    db.insertInto('checkout').values({
      id: given.id,
      cart_id: given.cartId,
      webstore_id: given.webstoreId,
      owner_kind: given.kind,
      owner_id: given.ownerId,
      account_id: given.accountId,
      status: 'open',
      contact_info: given.contactInfo,
      prepared: given.prepared,
      created_at: given.now,
      changed_at: given.now,
    }),
);

/** Creates an open checkout. Fails the command where the cart already has an open one. */
export async function insertCheckout(
  db: CommandDatabase,
  owner: CartOwner,
  checkout: Omit<StoredCheckout, 'ownerId'>,
): Promise<void> {
  const { id, cartId, state, prepared, changedAt: now } = checkout;
  const { id: ownerId, kind, accountId, webstoreId } = owner;
  const contactInfo = contactText(state);
  await addCheckout(db, {
    id,
    cartId,
    ownerId,
    kind,
    accountId: accountId ?? '',
    webstoreId,
    contactInfo,
    prepared,
    now,
  });
}

const writeContact = prepareWrite((db, given: { id: string; contactInfo: string | null; now: number }) =>
  db.updateTable('checkout').set({ contact_info: given.contactInfo, changed_at: given.now }).where('id', '=', given.id),
);

/** Stores the result of a decision about a checkout. */
export async function saveState(db: CommandDatabase, id: string, state: CheckoutState, now: number): Promise<void> {
  await writeContact(db, { id, contactInfo: contactText(state), now });
}

const touch = prepareWrite((db, given: { id: string; now: number }) =>
  db.updateTable('checkout').set({ changed_at: given.now }).where('id', '=', given.id),
);

/** Postpones a checkout's expiry. */
export async function touchCheckout(db: CommandDatabase, id: string, now: number): Promise<void> {
  await touch(db, { id, now });
}

const writePrepared = prepareWrite((db, given: { id: string; prepared: string; now: number }) =>
  db.updateTable('checkout').set({ prepared: given.prepared, changed_at: given.now }).where('id', '=', given.id),
);

/** Stores the contents of the prepared order as text: the order that is submitted must have the same contents. */
export async function savePrepared(db: CommandDatabase, id: string, prepared: string, now: number): Promise<void> {
  await writePrepared(db, { id, prepared, now });
}

/** Deletes a checkout. Its payments and reservations must be released by the caller. */
export async function deleteCheckout(db: CommandDatabase, id: string): Promise<void> {
  await db.deleteFrom('checkout').where('id', '=', id).execute();
}

/** Closes a checkout that became an order, which now holds its data. */
export async function closeCheckout(db: CommandDatabase, id: string, now: number): Promise<void> {
  await db
    .updateTable('checkout')
    .set({ status: 'placed', contact_info: null, changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** At most `atMost` open checkouts that were not changed since a moment (ms UTC). */
export const untouchedSince = (db: ReadDatabase, since: number, atMost: number) =>
  db
    .selectFrom('checkout')
    .select(['id', 'cart_id as cartId'])
    .where('status', '=', 'open')
    .where('changed_at', '<=', since)
    .limit(atMost)
    .execute();
