import type { Database } from '../../../../src/server/database/Database';
import type { Limit } from '../../../../src/server/limits/throttle';

/** Uses up all but `left` attempts of this limit, for every network that has made any. */
export async function leaveAttempts(database: Database, { name, attempts }: Limit, left: number): Promise<void> {
  const changed = await database.write((db) =>
    db
      .updateTable('throttle')
      .set({ attempts: attempts - left })
      .where('key', 'like', `%.${name}`)
      .executeTakeFirst(),
  );
  if (Number(changed.numUpdatedRows) === 0) throw new Error(`Nothing was counted for ${name}.`);
}
