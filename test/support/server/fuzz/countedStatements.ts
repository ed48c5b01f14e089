import type { Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../../../../src/server/database/Database';
import type { Schema } from '../../../../src/server/database/schema';

/** A database that counts what it is asked. */
export interface CountedDatabase {
  readonly database: Database;
  /** How many statements there were since it was asked last. */
  readonly taken: () => number;
}

export const countedStatements = (inner: Database): CountedDatabase => {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  // Both doors are narrowed views of the same class.
  const counted = <T>(db: T): T => (db as Kysely<Schema>).withPlugin(counter) as T;
  return {
    database: { ...inner, read: counted(inner.read), write: (command) => inner.write((db) => command(counted(db))) },
    taken() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
};
