import type { ColumnDataType, CreateTableBuilder, RawBuilder, SchemaModule, Transaction } from 'kysely';

/** What a migration is written with, so that it runs on every database alike. */
export interface MigrationTools {
  /** Begins a table; on SQLite a STRICT one, which refuses a value of another type. */
  readonly createTable: (name: string) => CreateTableBuilder<string>;
  readonly schema: SchemaModule;
  /** The column types both databases know: a 64-bit integer, and text, which compares and sorts by its bytes. */
  readonly integer: ColumnDataType;
  readonly text: ColumnDataType | RawBuilder<unknown>;
  /** For moving data: `sql` templates only, because the tables' types are today's and a migration is of its day. */
  readonly db: Transaction<unknown>;
}

/**
 * One step of the database's history. To add one: a file `NNNN_noun.ts` beside this one, its constant at
 * the end of `allMigrations.ts`, its columns in `schema.ts`. A step that was released never changes.
 */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly up: (tools: MigrationTools) => Promise<void>;
}
