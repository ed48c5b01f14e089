import { setImmediate } from 'node:timers';
import type { Database as SqliteHandle, Statement } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Command, WriteCounts } from '../Database';
import { CommandGuard } from '../CommandGuard';
import type { Schema } from '../schema';
import { explainFailure } from './explainFailure';
import { settledWithinTurn } from './settledWithinTurn';

/** A waiting command: what to run, and how to settle its promise once the commit has succeeded or failed. */
interface Waiting {
  readonly run: (db: Kysely<Schema>) => Promise<void>;
  readonly succeed: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * The single writer. It takes all waiting commands, runs each in a savepoint of one transaction, commits once, and
 * settles them all: one wait for the disk serves all of them.
 */
export class SqliteWriter {
  #waiting: Waiting[] = [];
  #work: Promise<void> | null = null;
  #closed = false;
  #commands = 0;
  #commits = 0;
  readonly #begin: Statement;
  readonly #commit: Statement;
  readonly #mark: Statement;
  readonly #release: Statement;

  constructor(
    private readonly kysely: Kysely<Schema>,
    private readonly handle: SqliteHandle,
    /**
     * Whether both doors share one connection, as in an in-memory database: then only the writer may write through it.
     */
    private readonly sharesConnection: boolean,
  ) {
    this.#begin = handle.prepare('BEGIN IMMEDIATE');
    this.#commit = handle.prepare('COMMIT');
    this.#mark = handle.prepare('SAVEPOINT command');
    this.#release = handle.prepare('RELEASE command');
  }

  write<T>(command: Command<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('The database is closed.'));
    const { promise, resolve, reject } = withResolvers<T>();
    let answer: () => void = () => {};
    this.#waiting.push({
      async run(db) {
        const value = await command(db);
        answer = () => {
          resolve(value);
        };
      },
      succeed: () => {
        answer();
      },
      fail: reject,
    });
    this.#work ??= this.#workThrough();
    return promise;
  }

  counts(): WriteCounts {
    return { commands: this.#commands, commits: this.#commits };
  }

  /** Brings the write-ahead log into the file and empties it, because old pages stay in it otherwise. */
  async emptyLog(): Promise<void> {
    // After this command its batch is committed, and the next one has not begun: no transaction is open.
    await this.write(() => Promise.resolve());
    this.handle.pragma('wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#work;
  }

  async #workThrough(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Waits one turn of the event loop, so that all requests that have already arrived join the same batch.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#runBatch(batch);
    }
    this.#work = null;
  }

  async #runBatch(batch: readonly Waiting[]): Promise<void> {
    const succeeded: Waiting[] = [];
    try {
      await this.kysely.connection().execute(async (connection) => {
        this.#allowWriting(true);
        try {
          this.#begin.run();
          for (const waiting of batch) {
            if (await this.#runOne(connection, waiting)) succeeded.push(waiting);
          }
          this.#commit.run();
        } finally {
          if (this.handle.inTransaction) this.handle.exec('ROLLBACK');
          this.#allowWriting(false);
        }
      });
    } catch (error) {
      for (const waiting of batch) waiting.fail(this.#explained(error));
      return;
    }
    this.#commits += 1;
    this.#commands += succeeded.length;
    for (const waiting of succeeded) waiting.succeed();
  }

  /** Whether the command's changes stay in the transaction. Throws when the whole transaction is lost. */
  async #runOne(connection: Kysely<Schema>, waiting: Waiting): Promise<boolean> {
    const guard = new CommandGuard();
    this.#mark.run();
    try {
      await settledWithinTurn(waiting.run(connection.withPlugin(guard)));
      this.#release.run();
      return true;
    } catch (error) {
      // A full disk, for example, ends the transaction by itself, and nothing of the batch remains.
      if (!this.handle.inTransaction) throw error;
      this.handle.exec('ROLLBACK TO command; RELEASE command');
      waiting.fail(this.#explained(error));
      return false;
    } finally {
      guard.end();
    }
  }

  /** Problems of the file itself become a DatabaseProblem; everything else is the command's own error. */
  #explained(error: unknown): unknown {
    return explainFailure(error, this.handle.name) ?? error;
  }

  #allowWriting(allowed: boolean): void {
    if (this.sharesConnection) this.handle.pragma(`query_only = ${allowed ? 'OFF' : 'ON'}`);
  }
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
