import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import Sqlite, { type Statement } from 'better-sqlite3';
import type { Database } from '../../../../src/server/database/Database';

/** What SQLite says of a failing statement: nothing of it may be in an answer. */
export const FAULT = 'no such column: sealed_key in /var/lib/comptoir/shop.sqlite';

export interface Fault {
  /** The statement that fails: the first, second … of the work's own, or each with this text, whoever makes it. */
  readonly at: number | 'BEGIN IMMEDIATE' | 'COMMIT';
  /** SQLite's code. */
  readonly code: string;
}

interface Watched {
  readonly fault: Fault;
  statements: number;
  hasFailed: boolean;
  hasEnded: boolean;
}

/** What the writer says to SQLite about its transactions: a batch of commands shares it. */
const OF_THE_WRITER = /^(?:BEGIN|COMMIT|SAVEPOINT|RELEASE|PRAGMA)\b/;

/**
 * Watches the statements of all SQLite databases of this process where the driver runs them, and makes them fail on demand.
 * Call `end` when done.
 */
export function failingStatements() {
  const watching = new AsyncLocalStorage<Watched>();
  let current: Watched | null = null;
  // Checked edge: the driver exports its class of statements as a type alone.
  const driver = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')) as Pick<Statement, 'all' | 'run'>;
  const { all, run } = driver;
  const before = ({ source }: Statement): void => {
    const fail = (watched: Watched): never => {
      watched.hasFailed = true;
      throw new Sqlite.SqliteError(FAULT, watched.fault.code);
    };
    if (current?.fault.at === source) fail(current);
    const own = watching.getStore();
    if (own === undefined || own.hasEnded || OF_THE_WRITER.test(source)) return;
    own.statements += 1;
    if (own.statements === own.fault.at) fail(own);
  };
  driver.all = function watchedAll(this: Statement, ...values) {
    before(this);
    return all.apply(this, values);
  };
  driver.run = function watchedRun(this: Statement, ...values) {
    before(this);
    return run.apply(this, values);
  };
  return {
    /** Binds each command to the work that gave it, although another's may run it from the queue. */
    bound: (inner: Database): Database => ({
      ...inner,
      write: (command) => inner.write(AsyncResource.bind(command)),
    }),
    /** Does some work while a statement fails, and tells whether it came to that; `statements` are those of the work. */
    async during<T>(fault: Fault, work: () => Promise<T>) {
      const watched: Watched = { fault, statements: 0, hasFailed: false, hasEnded: false };
      current = watched;
      try {
        const result = await watching.run(watched, work);
        return { result, statements: watched.statements, hasFailed: watched.hasFailed };
      } finally {
        watched.hasEnded = true;
        current = null;
      }
    },
    end(): void {
      Object.assign(driver, { all, run });
    },
  };
}
