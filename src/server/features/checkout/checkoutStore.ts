import type { Selectable } from 'kysely';
import type { ContactInfo } from '../../../contract/checkout/checkout';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import type { Schema } from '../../database/schema';
import type { CartOwner } from '../cart';
import type { CheckoutState } from './decisions/checkoutState';

export interface StoredCheckout {
  readonly id: string;
  readonly cartId: string;
  readonly changedAt: number;
  readonly state: CheckoutState;
  /** What was reserved and at which prices; null: not prepared. */
  readonly prepared: string | null;
}

/** One checkout of an owner: by its id, or the one that changed last (null). */
export type CheckoutName = { readonly id: string } | null;

// What stands in this column was written by `stateColumns` below, from a value of this very type.
const contactIn = (json: string | null): ContactInfo | null =>
  json === null ? null : (JSON.parse(json) as ContactInfo);

const storedOf = (row: Selectable<Schema['checkout']>): StoredCheckout => ({
  id: row.id,
  cartId: row.cart_id,
  changedAt: row.changed_at,
  prepared: row.prepared,
  state: { contactInfo: contactIn(row.contact_info) },
});

const stateColumns = ({ contactInfo }: CheckoutState) => ({
  contact_info: contactInfo === null ? null : JSON.stringify(contactInfo),
});

const ofOwner = (db: ReadDatabase, owner: CartOwner) =>
  db
    .selectFrom('checkout')
    .where('checkout.owner_id', '=', owner.id)
    .where('checkout.owner_kind', '=', owner.kind)
    .where('checkout.account_id', '=', owner.accountId ?? '')
    .where('checkout.webstore_id', '=', owner.webstoreId);

/** An owner's open checkout; null: there is none of this name, or it is somebody else's, or it was placed. */
export const findCheckout = async (
  db: ReadDatabase,
  owner: CartOwner,
  name: CheckoutName,
): Promise<StoredCheckout | null> => {
  const row = await ofOwner(db, owner)
    .selectAll('checkout')
    .where('checkout.status', '=', 'open')
    .$if(name !== null, (query) => query.where('checkout.id', '=', name?.id ?? ''))
    .orderBy('checkout.changed_at', 'desc')
    .orderBy('checkout.id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : storedOf(row);
};

/** The open checkout of a cart; null: it has none. */
export const checkoutOfCart = async (db: ReadDatabase, cartId: string): Promise<StoredCheckout | null> => {
  const row = await db
    .selectFrom('checkout')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row === undefined ? null : storedOf(row);
};

/** Writes a new open checkout. A cart that has one already fails the command. */
export const insertCheckout = async (
  db: CommandDatabase,
  owner: CartOwner,
  checkout: StoredCheckout,
): Promise<void> => {
  await db
    .insertInto('checkout')
    .values({
      id: checkout.id,
      cart_id: checkout.cartId,
      webstore_id: owner.webstoreId,
      owner_kind: owner.kind,
      owner_id: owner.id,
      account_id: owner.accountId ?? '',
      status: 'open',
      ...stateColumns(checkout.state),
      prepared: checkout.prepared,
      created_at: checkout.changedAt,
      changed_at: checkout.changedAt,
    })
    .execute();
};

/** Writes what a decision made of a checkout. */
export const saveState = async (db: CommandDatabase, id: string, state: CheckoutState, now: number): Promise<void> => {
  await db
    .updateTable('checkout')
    .set({ ...stateColumns(state), changed_at: now })
    .where('id', '=', id)
    .execute();
};

/** Notes that somebody is still at a checkout. */
export const touchCheckout = async (db: CommandDatabase, id: string, now: number): Promise<void> => {
  await db.updateTable('checkout').set({ changed_at: now }).where('id', '=', id).execute();
};

/** Keeps what a checkout was prepared for. */
export const savePrepared = async (db: CommandDatabase, id: string, prepared: string, now: number): Promise<void> => {
  await db.updateTable('checkout').set({ prepared, changed_at: now }).where('id', '=', id).execute();
};

/** Deletes a checkout with what it knew and what it had reserved. Its payments are the caller's to let go of. */
export const deleteCheckout = async (db: CommandDatabase, id: string): Promise<void> => {
  await db.deleteFrom('checkout').where('id', '=', id).execute();
};

/** Ends a checkout that became an order, which now holds what was said here. */
export const closeCheckout = async (db: CommandDatabase, id: string, now: number): Promise<void> => {
  await db
    .updateTable('checkout')
    .set({ status: 'placed', contact_info: null, changed_at: now })
    .where('id', '=', id)
    .execute();
};

/** Open checkouts that nobody has touched since then (ms UTC). */
export const untouchedSince = (db: ReadDatabase, since: number) =>
  db
    .selectFrom('checkout')
    .select(['id', 'cart_id as cartId'])
    .where('status', '=', 'open')
    .where('changed_at', '<=', since)
    .execute();
