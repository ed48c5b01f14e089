import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../../../../src/server/database/Database';
import type { Schema } from '../../../../src/server/database/schema';

interface Count {
  statements: number;
}
const counting = new AsyncLocalStorage<Count>();

const counter: KyselyPlugin = {
  transformQuery({ node }) {
    const count = counting.getStore();
    if (count !== undefined) count.statements += 1;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

// Both `read` and `write` are narrowed views of the same class.
const counted = <T>(db: T): T => (db as Kysely<Schema>).withPlugin(counter) as T;

/** A database whose statements `statementsOf` can count. */
export const countedStatements = (inner: Database): Database => ({
  ...inner,
  read: counted(inner.read),
  // A command may run in a queue that another call works off: it is bound to its own call, so that its statements count
  // there.
  write: (command) => inner.write(AsyncResource.bind((db) => command(counted(db)))),
});

/** Runs some work and returns how many statements it took; those of timers that run meanwhile do not count. */
export async function statementsOf<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly statements: number }> {
  const count: Count = { statements: 0 };
  const result = await counting.run(count, work);
  return { result, statements: count.statements };
}
