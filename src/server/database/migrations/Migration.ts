import type { ColumnDataType, CreateTableBuilder, RawBuilder, SchemaModule, Transaction } from 'kysely';

/** Tools for writing a migration that runs on both databases. */
export interface MigrationTools {
  /** Begins a table; on SQLite a STRICT one, which refuses values of another type. */
  readonly createTable: (name: string) => CreateTableBuilder<string>;
  readonly schema: SchemaModule;
  /** Column types in both databases: a 64-bit integer; text that is compared and sorted by its bytes; bytes. */
  readonly integer: ColumnDataType;
  readonly text: ColumnDataType | RawBuilder<unknown>;
  readonly bytes: ColumnDataType;
  /**
   * For moving data, in `sql` templates only: the types of queries describe today's tables, but a migration works on
   * the tables of its time.
   */
  readonly db: Transaction<unknown>;
}

/**
 * One step in the history of the database schema. To add one: a file `NNNN_noun.ts` beside this one, its constant at
 * the end of `allMigrations.ts`, its columns in `schema.ts` or the file of their tables beside it. A released migration
 * never changes.
 */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly up: (tools: MigrationTools) => Promise<void>;
}
