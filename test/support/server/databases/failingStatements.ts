import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import Sqlite, { type Statement } from 'better-sqlite3';
import type { Database } from '../../../../src/server/database/Database';

/** What SQLite says of a failing statement: nothing of it may be in an answer. */
export const FAULT = 'no such column: sealed_key in /var/lib/comptoir/shop.sqlite';

export interface Fault {
  /**
   * Which statements fail. A number: the statement with this number among the work's own, counted from 1. A text: every
   * statement with exactly this text, whoever runs it. null: none.
   */
  readonly at: number | 'BEGIN IMMEDIATE' | 'COMMIT' | null;
  /** SQLite's code. */
  readonly code: string;
}

interface Watched {
  readonly fault: Fault;
  /** The texts of the work's own statements, in order. */
  readonly statements: string[];
  /** How many statements ran meanwhile, whoever made them. */
  ofAll: number;
  /** The text of the last statement that failed. */
  failed: string | null;
  hasEnded: boolean;
}

/** The writer's own statements about transactions, which all commands of a batch share. */
const OF_THE_WRITER = /^(?:BEGIN|COMMIT|SAVEPOINT|RELEASE|PRAGMA)\b/;

/**
 * Watches the statements of all SQLite databases of this process where the driver runs them, and makes them fail on
 * demand. Call `end` when done.
 */
export function failingStatements() {
  const watching = new AsyncLocalStorage<Watched>();
  let current: Watched | null = null;
  // Checked edge: the driver exports its class of statements as a type alone.
  const driver = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')) as Pick<Statement, 'all' | 'run'>;
  const { all, run } = driver;
  const before = ({ source }: Statement): void => {
    const fail = (watched: Watched): never => {
      watched.failed = source;
      throw new Sqlite.SqliteError(FAULT, watched.fault.code);
    };
    if (current !== null) current.ofAll += 1;
    if (current?.fault.at === source) fail(current);
    const own = watching.getStore();
    if (own === undefined || own.hasEnded || OF_THE_WRITER.test(source)) return;
    if (own.statements.push(source) === own.fault.at) fail(own);
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
    /**
     * A database that counts each command's statements for the work that gave the command, even where other work runs
     * it from the queue.
     */
    bound: (inner: Database): Database => ({
      ...inner,
      write: (command) => inner.write(AsyncResource.bind(command)),
    }),
    /**
     * Does some work while statements fail as `fault` says. `failed` is the last one that did, null if none did;
     * `statements` are the work's own; `ofAll` is the number of all that ran meanwhile, those of timers and sockets
     * too.
     */
    async during<T>(fault: Fault, work: () => Promise<T>) {
      const watched: Watched = { fault, statements: [], ofAll: 0, failed: null, hasEnded: false };
      current = watched;
      try {
        const result = await watching.run(watched, work);
        const { statements, ofAll, failed } = watched;
        return { result, statements, ofAll, failed };
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
