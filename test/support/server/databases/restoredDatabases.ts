import type { Database } from '../../../../src/server/database/Database';

interface Restored {
  readonly database: Database;
  /** Restores the initial contents of the database. */
  readonly restore: () => Promise<void>;
  readonly remove: () => Promise<unknown>;
}

/** The database for one test: closing it keeps the connection for the next test. */
function lent({ database }: Restored, giveBack: () => Promise<void>): Database {
  const before = database.counts();
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    ...database,
    get read() {
      if (isClosed) throw new Error('The database is closed.');
      return database.read;
    },
    write(command) {
      if (isClosed) return Promise.reject(new Error('The database is closed.'));
      const work = database.write(command).finally(() => running.delete(work));
      running.add(work);
      return work;
    },
    counts() {
      const { commands, commits } = database.counts();
      return { commands: commands - before.commands, commits: commits - before.commits };
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await Promise.allSettled(running);
      await giveBack();
    },
  };
}

/**
 * Databases that the tests of a file reuse, each for one filling: making a database takes longer than restoring it,
 * which also keeps its connections. They are removed when the file ends.
 */
export function restoredDatabases<F>(make: (filling: F) => Promise<Restored>): (filling: F) => Promise<Database> {
  const free = new Map<F, Restored[]>();
  let hasEnded = false;
  const end = async (one: Restored): Promise<void> => {
    await one.database.close();
    await one.remove();
  };
  afterAll(async () => {
    hasEnded = true;
    await Promise.all([...free.values()].flat().map(end));
  });
  return async (filling) => {
    const idle = free.get(filling) ?? [];
    free.set(filling, idle);
    const one = idle.pop() ?? (await make(filling));
    return lent(one, async () => {
      if (hasEnded) {
        await end(one);
        return;
      }
      await one.restore();
      idle.push(one);
    });
  };
}
