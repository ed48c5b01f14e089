import type { Database } from '../../../src/server/database/Database';

interface Emptied {
  readonly database: Database;
  readonly empty: () => Promise<void>;
  readonly remove: () => Promise<unknown>;
}

/** The database for one test: closed like any other, while what it is made of goes on to the next. */
const lent = ({ database }: Emptied, giveBack: () => Promise<void>): Database => {
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
};

/**
 * Databases that a test file uses one after the other: making one takes longer than emptying it, and its connections
 * stay. They are removed when the file ends.
 */
export const emptiedDatabases = (make: () => Promise<Emptied>): (() => Promise<Database>) => {
  const free: Emptied[] = [];
  let hasEnded = false;
  const end = async (one: Emptied): Promise<void> => {
    await one.database.close();
    await one.remove();
  };
  afterAll(async () => {
    hasEnded = true;
    await Promise.all(free.splice(0).map(end));
  });
  return async () => {
    const one = free.pop() ?? (await make());
    return lent(one, async () => {
      if (hasEnded) {
        await end(one);
        return;
      }
      await one.empty();
      free.push(one);
    });
  };
};
