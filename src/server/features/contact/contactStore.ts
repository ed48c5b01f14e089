import type { ContactMessage } from '../../../commerce/contactMessage';
import type { CommandDatabase } from '../../database/Database';
import type { Ids } from '../../ids';
import { contactReference } from './contactReference';

/** Where a message came from, and from whom. */
interface Arrival {
  readonly webstoreId: string;
  readonly now: number;
  /** The logged-in user, and their effective account. */
  readonly userId: string | null;
  readonly accountId: string | null;
}

const isTaken = async (db: CommandDatabase, reference: string): Promise<boolean> =>
  (await db.selectFrom('contact_message').select('reference').where('reference', '=', reference).executeTakeFirst()) !==
  undefined;

async function freeReference(db: CommandDatabase, ids: Ids): Promise<string> {
  for (;;) {
    const reference = contactReference(ids.token());
    if (!(await isTaken(db, reference))) return reference;
  }
}

/** Stores a message under a new reference, which it returns. Part of a command. */
export async function keepMessage(
  db: CommandDatabase,
  ids: Ids,
  { webstoreId, now, userId, accountId }: Arrival,
  { orderNumber, ...message }: ContactMessage,
): Promise<string> {
  const reference = await freeReference(db, ids);
  await db
    .insertInto('contact_message')
    .values({
      ...message,
      reference,
      webstore_id: webstoreId,
      created_at: now,
      order_number: orderNumber,
      user_id: userId,
      account_id: accountId,
    })
    .execute();
  return reference;
}

/** Deletes the oldest messages from before a moment, at most `atMost`; returns how many. Part of a command. */
export async function deleteOldMessages(db: CommandDatabase, before: number, atMost: number): Promise<number> {
  const old = db
    .selectFrom('contact_message')
    .select('reference')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(atMost);
  const { numDeletedRows } = await db.deleteFrom('contact_message').where('reference', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
