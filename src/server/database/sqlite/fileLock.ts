import Sqlite from 'better-sqlite3';
import { errorCodeOf } from '../../errorCode';
import { DatabaseProblem } from '../DatabaseProblem';

const WAIT_MS = 500;

/**
 * Locks a database file against every other process until released. It uses SQLite's own lock on a file beside it,
 * which the operating system releases when a process dies, however it dies.
 */
export function lockFile(databaseFile: string): { release(): void } {
  const lock = new Sqlite(`${databaseFile}.lock`, { timeout: WAIT_MS });
  try {
    // Nothing is ever written, so no journal is needed, and none can be left behind.
    lock.pragma('journal_mode = OFF');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (errorCodeOf(error)?.startsWith('SQLITE_BUSY') === true) {
      throw new DatabaseProblem('DATABASE_IN_USE', `Another server is using the database ${databaseFile}.`, {
        cause: error,
      });
    }
    throw error;
  }
  return { release: () => void lock.close() };
}
