import type { Kysely } from 'kysely';
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
 * Work on the database that happens whole or not at all. It awaits nothing but its own queries: payment,
 * mail and files come before or after.
 */
export type Command<T> = (db: CommandDatabase) => Promise<T>;

/** How much the writer did: commands that were answered well, and the commits that made them durable. */
export interface WriteCounts {
  readonly commands: number;
  readonly commits: number;
}

export interface Database {
  /** Asks what is committed; never waits for a writer. Anything that would write is refused. */
  readonly read: ReadDatabase;
  /**
   * Runs a command and answers when what it wrote is durable. When it throws, nothing of it remains and the
   * promise rejects with what was thrown.
   */
  write<T>(command: Command<T>): Promise<T>;
  counts(): WriteCounts;
  /** Answers the commands that wait, then lets go of the database. Later commands are refused. */
  close(): Promise<void>;
}
