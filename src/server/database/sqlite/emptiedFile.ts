import { existsSync, writeFileSync } from 'node:fs';
import type { Database as SqliteHandle } from 'better-sqlite3';
import { DatabaseProblem } from '../DatabaseProblem';

/** Stands beside a database file from its first migration on: what has it and no tables has lost them. */
const markOf = (file: string): string => `${file}.made`;

const hasTables = (handle: SqliteHandle): boolean =>
  handle.prepare("select 1 from sqlite_schema where type = 'table' limit 1").get() !== undefined;

/**
 * Refuses a file that once held a shop and is empty now, or gone: it would become a new one, and whoever runs the server
 * would learn from customers that theirs is lost. Writes nothing.
 */
export const refuseEmptied = (handle: SqliteHandle, file: string): void => {
  if (hasTables(handle) || !existsSync(markOf(file))) return;
  throw new DatabaseProblem(
    'DATABASE_EMPTIED',
    `The database ${file} is empty, and held a shop before: put a backup in its place, or remove ${markOf(file)} to begin a new shop.`,
  );
};

/** Remembers that the file holds a shop. To be called once its tables are written. */
export const markAsMade = (file: string): void => {
  if (existsSync(markOf(file))) return;
  writeFileSync(markOf(file), 'The database beside this file holds a shop.\n', { mode: 0o600 });
};
