import type { Database as SqliteHandle, Statement } from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** More statements than the server usually has: a query has one for each rounded length of its lists. */
const KEPT = 500;

/** A connection that prepares each text once: preparing takes longer than running most of our queries. */
export function keptStatements(handle: SqliteHandle): SqliteDatabase {
  const statements = new Map<string, Statement>();
  return {
    close: () => void handle.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const [oldest] = statements.keys();
      if (statements.size === KEPT && oldest !== undefined) statements.delete(oldest);
      const statement = handle.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}
