import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Migration } from './migrations/Migration';
import type { Schema } from './schema';

/** What both doors can do: ask. A query made from it can run inside a command and outside of one. */
export type ReadDatabase = Pick<
  Kysely<Schema>,
  'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'fn' | 'case' | 'dynamic' | 'getExecutor'
>;

/** What a command is given. It cannot begin, commit or undo a transaction: to undo, it throws. */
export type CommandDatabase = ReadDatabase &
  Pick<Kysely<Schema>, 'insertInto' | 'updateTable' | 'deleteFrom' | 'mergeInto'>;

/**
 * Work on the database that happens whole or not at all. It awaits nothing but its own queries (and `isLocked`):
 * payment, mail and files come before or after. It may be run again from its beginning when another one came between,
 * so it changes nothing but the database.
 */
export type Command<T> = (db: CommandDatabase) => Promise<T>;

/** How much the writer did: commands that were answered well, and the commits that made them durable. */
export interface WriteCounts {
  readonly commands: number;
  readonly commits: number;
}

export interface Database {
  /** Reads what is committed; never waits for a writer. Anything that would write is refused. */
  readonly read: ReadDatabase;
  /**
   * Runs a command and answers when what it wrote is durable. When it throws, nothing of it remains and the
   * promise rejects with what was thrown.
   */
  write<T>(command: Command<T>): Promise<T>;
  /**
   * Runs work while it holds the lock of this name, so that it never runs twice at a time in whatever process; null,
   * and nothing was run, when the lock is held. It is free again when the work ends, or the process, however it ends.
   * For work around commands, such as asking a payment provider; a command needs none.
   */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T | null>;
  /** Whether the lock of this name is held right now, in whatever process. */
  isLocked(name: string): Promise<boolean>;
  /** Whether other processes may write to it too, so that what this one has read can be old. */
  readonly isShared: boolean;
  counts(): WriteCounts;
  /** Answers the commands that wait, then lets go of the database. Later commands are refused. */
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly clock?: Clock;
  readonly migrations?: readonly Migration[];
}
