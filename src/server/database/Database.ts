import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Migration } from './migrations/Migration';
import type { Schema } from './schema';

/** The read operations that both doors have. A query built from it can run inside and outside of a command. */
export type ReadDatabase = Pick<
  Kysely<Schema>,
  'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'fn' | 'case' | 'dynamic' | 'getExecutor'
>;

/** The database as a command gets it, which cannot begin, commit or roll back: to roll back, the command throws. */
export type CommandDatabase = ReadDatabase &
  Pick<Kysely<Schema>, 'insertInto' | 'updateTable' | 'deleteFrom' | 'mergeInto'>;

/**
 * Work on the database that happens completely or not at all. It awaits only its own queries (and `isLocked`):
 * payments, mails and files come before or after. It may be run again from its beginning after a conflict, so it must
 * change nothing but the database.
 */
export type Command<T> = (db: CommandDatabase) => Promise<T>;

/** The writer's counters: commands that succeeded, and the commits that made them durable. */
export interface WriteCounts {
  readonly commands: number;
  readonly commits: number;
}

export interface Database {
  /** Reads committed data, and never waits for a writer. Writing through it is refused. */
  readonly read: ReadDatabase;
  /**
   * Runs a command and resolves when its changes are durable. When the command throws, nothing of it remains and the
   * promise rejects with the same error; when the database fails, with a DatabaseProblem.
   */
  write<T>(command: Command<T>): Promise<T>;
  /**
   * Runs work while it holds the lock of this name, so that it runs only once at a time across all processes; null,
   * without running it, when the lock is held. The lock is released when the work or the process ends, however it ends.
   * For work around commands, such as calling a payment provider; a command needs none.
   */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T | null>;
  /** Whether the lock of this name is held right now, in any process. */
  isLocked(name: string): Promise<boolean>;
  /** Whether other processes may write to the database too, so that copies in memory can be outdated. */
  readonly isShared: boolean;
  counts(): WriteCounts;
  /**
   * Removes at once the copies of deleted rows that SQLite keeps in its write-ahead log for a while. Does nothing on
   * PostgreSQL, which keeps such copies until its next vacuum.
   */
  forgetDeleted(): Promise<void>;
  /** Finishes the waiting commands, then closes the database. Later commands are refused. */
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly clock?: Clock;
  readonly migrations?: readonly Migration[];
}
