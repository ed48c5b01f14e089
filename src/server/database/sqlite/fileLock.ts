import Sqlite from 'better-sqlite3';
import { errorCodeOf } from '../../errorCode';
import { DatabaseProblem } from '../DatabaseProblem';

const WAIT_MS = 500;

/**
 * Keeps every other process away from a database file until released. The lock is SQLite's own on a file
 * beside it: the operating system lets go of it when a process dies, however it dies.
 */
export const lockFile = (databaseFile: string): { release(): void } => {
  const lock = new Sqlite(`${databaseFile}.lock`, { timeout: WAIT_MS });
  try {
    // No journal: nothing is ever written, and none could be left behind.
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
};
