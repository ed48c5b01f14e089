import { defaultWebstore } from '../../server/features/context';
import type { CommandDatabase, ReadDatabase } from '../../server/database/Database';

/**
 * The row of `webstore_setting` that says that the past orders of the demo companies are still to be written. Only the
 * command that fills an empty database sets it, and the command that writes the orders removes it: a server killed
 * between the two catches up at its next start, and a shop that has been open never gets past orders.
 */
const DUE_KEY = 'demoPastDue';

/** Marks the past orders as due. Part of the command that fills an empty database. */
export async function pastIsDue(db: CommandDatabase): Promise<void> {
  const { webstoreId } = defaultWebstore();
  await db.insertInto('webstore_setting').values({ webstore_id: webstoreId, key: DUE_KEY, value: 'true' }).execute();
}

/** Whether the past orders are still to be written. */
export async function isPastDue(db: ReadDatabase): Promise<boolean> {
  const row = await db
    .selectFrom('webstore_setting')
    .select('key')
    .where('webstore_id', '=', defaultWebstore().webstoreId)
    .where('key', '=', DUE_KEY)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the past orders are due; removes the mark. Part of the command that writes them. */
export async function takeDuePast(db: CommandDatabase): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webstore_setting')
    .where('webstore_id', '=', defaultWebstore().webstoreId)
    .where('key', '=', DUE_KEY)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
