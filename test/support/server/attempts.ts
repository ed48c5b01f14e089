import type { Database } from '../../../src/server/database/Database';
import type { Limit } from '../../../src/server/limits/throttle';

/** Leaves `left` attempts to every network that has begun to use up this limit. */
export const leaveAttempts = async (database: Database, { name, attempts }: Limit, left: number): Promise<void> => {
  const changed = await database.write((db) =>
    db
      .updateTable('throttle')
      .set({ attempts: attempts - left })
      .where('key', 'like', `%.${name}`)
      .executeTakeFirst(),
  );
  if (Number(changed.numUpdatedRows) === 0) throw new Error(`Nothing was counted for ${name}.`);
};
