import type { Database, OpenOptions } from '../../../src/server/database/Database';

/** What a copied database begins with, beside its tables. */
export interface Filling {
  readonly name: string;
  readonly fill: (database: Database) => Promise<unknown>;
}
export const NOTHING: Filling = { name: 'migrated', fill: () => Promise.resolve() };

/** A database that stays when it is closed, to be opened again. `remove` it in the end. */
export interface TestPlace {
  readonly open: (options?: OpenOptions) => Promise<Database>;
  /** Runs SQL as another program would. */
  readonly run: (statement: string) => Promise<unknown>;
  /** All it holds, as text; while it is closed. */
  readonly contents: () => Promise<string>;
  readonly remove: () => Promise<unknown>;
}
