import { existsSync, writeFileSync } from 'node:fs';
import { DatabaseProblem } from './DatabaseProblem';

/**
 * A file outside a database that stands there from its first migration on: a database that has it and no tables has lost
 * them. It would become a new shop, and whoever runs the server would learn from customers that theirs is lost.
 */
export interface MadeMark {
  /** Whether the database held a shop once. */
  readonly isSet: () => boolean;
  /** Remembers that it holds one. To be called once its tables are written. */
  readonly set: () => void;
  /** Why a database without tables is not made a shop. `label` names it. */
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

/** The mark of a database that is a file: it stands beside it. */
export const markBeside = (databaseFile: string): MadeMark => madeMark(`${databaseFile}.made`);
