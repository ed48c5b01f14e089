import type { Database as SqliteHandle } from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { errorCodeOf } from '../../errorCode';
import { explainFailure } from './explainFailure';

/**
 * The most statements that are kept, more than the server usually has. A query of `prepareRead` has several if it takes
 * lists: one for each number of placeholders, which is rounded up from a list's length.
 */
const KEPT = 500;

/**
 * A connection that keeps its prepared statements: preparing takes longer than running most of our queries. Problems of
 * the file itself are thrown as a DatabaseProblem, but for a refused write: through the read door that is a bug.
 */
export function keptStatements(handle: SqliteHandle): SqliteDatabase {
  const explained = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const isRefusedWrite = errorCodeOf(error) === 'SQLITE_READONLY';
      throw isRefusedWrite ? error : (explainFailure(error, handle.name) ?? error);
    }
  };
  const prepared = (sql: string): SqliteStatement => {
    const statement = explained(() => handle.prepare(sql));
    return {
      reader: statement.reader,
      all: (parameters) => explained(() => statement.all(parameters)),
      run: (parameters) => explained(() => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    };
  };
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => void handle.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const [oldest] = statements.keys();
      if (statements.size === KEPT && oldest !== undefined) statements.delete(oldest);
      const statement = prepared(sql);
      statements.set(sql, statement);
      return statement;
    },
  };
}
