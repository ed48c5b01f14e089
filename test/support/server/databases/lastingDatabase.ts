import type { Database, OpenOptions } from '../../../../src/server/database/Database';

/** The initial contents of a copied database, besides its tables. */
export interface Filling {
  readonly name: string;
  readonly fill: (database: Database) => Promise<unknown>;
}
export const NOTHING: Filling = { name: 'migrated', fill: () => Promise.resolve() };

/** A database that outlives its connection, so that a test can open it again. Call `remove` at the end. */
export interface LastingDatabase {
  readonly open: (options?: OpenOptions) => Promise<Database>;
  /** Runs SQL as another program would. */
  readonly run: (statement: string) => Promise<unknown>;
  /** All stored bytes as text; only while it is closed. */
  readonly contents: () => Promise<string>;
  readonly remove: () => Promise<unknown>;
}
