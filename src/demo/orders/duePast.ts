import { defaultWebstore } from '../../server/features/context';
import type { CommandDatabase, ReadDatabase } from '../../server/database/Database';

/**
 * The row of `webstore_setting` that says that the demo companies are still to get their past. Only the command that
 * fills an empty database writes it, and the one that writes the past takes it away: a server that is killed between the
 * two does the rest when it starts again, and no shop that has been open ever gets a past.
 */
const DUE_KEY = 'demoPastDue';

/** Says that the past is to be written. Part of the command that fills an empty database. */
export const pastIsDue = async (db: CommandDatabase): Promise<void> => {
  const { webstoreId } = defaultWebstore();
  await db.insertInto('webstore_setting').values({ webstore_id: webstoreId, key: DUE_KEY, value: 'true' }).execute();
};

/** Whether the past is to be written. */
export const isPastDue = async (db: ReadDatabase): Promise<boolean> => {
  const row = await db
    .selectFrom('webstore_setting')
    .select('key')
    .where('webstore_id', '=', defaultWebstore().webstoreId)
    .where('key', '=', DUE_KEY)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the past is to be written, which it then is no more. Part of the command that writes it. */
export const takeDuePast = async (db: CommandDatabase): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('webstore_setting')
    .where('webstore_id', '=', defaultWebstore().webstoreId)
    .where('key', '=', DUE_KEY)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
