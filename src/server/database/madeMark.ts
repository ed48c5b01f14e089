import { existsSync, writeFileSync } from 'node:fs';
import { DatabaseProblem } from './DatabaseProblem';

/**
 * A file outside of the database that exists from the database's first migration on: if the database has no tables
 * although the file exists, it has lost them. Without this mark a new shop would be set up silently.
 */
export interface MadeMark {
  /** Whether the database has held a shop. */
  readonly isSet: () => boolean;
  /** Sets the mark. Called once the tables of the database are written. */
  readonly set: () => void;
  /** The error for a database that has lost its tables. `label` names the database. */
  readonly problem: (label: string) => DatabaseProblem;
}

export const madeMark = (file: string): MadeMark => ({
  isSet: () => existsSync(file),
  set() {
    if (!existsSync(file)) writeFileSync(file, 'The database that this file names holds a shop.\n', { mode: 0o600 });
  },
  problem: (label) =>
    new DatabaseProblem(
      'DATABASE_EMPTIED',
      `The database ${label} is empty, and held a shop before: put a backup in its place, or remove ${file} to begin a new shop.`,
    ),
});

/** The mark of a database that is a file: a file beside it. */
export const markBeside = (databaseFile: string): MadeMark => madeMark(`${databaseFile}.made`);
