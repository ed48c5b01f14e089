import { errorCodeOf } from '../../errorCode';
import { DatabaseProblem, type DatabaseProblemCode } from '../DatabaseProblem';

const REASONS: readonly (readonly [codes: RegExp, DatabaseProblemCode, text: string])[] = [
  [/^SQLITE_(NOTADB|CORRUPT)/, 'DATABASE_DAMAGED', 'is damaged or no SQLite database'],
  [/^SQLITE_(BUSY|LOCKED)/, 'DATABASE_IN_USE', 'is locked by another program'],
  [/^SQLITE_(CANTOPEN|READONLY|PERM|FULL)/, 'DATABASE_UNWRITABLE', 'cannot be written to'],
  [/^SQLITE_IOERR/, 'DATABASE_UNWRITABLE', 'cannot be read or written'],
];

/** What an error of a database file means to the operator; null: it is a bug, or the command's own error. */
export function explainFailure(error: unknown, file: string): DatabaseProblem | null {
  if (error instanceof DatabaseProblem) return error;
  const code = errorCodeOf(error) ?? '';
  const reason = REASONS.find(([codes]) => codes.test(code));
  if (reason) return new DatabaseProblem(reason[1], `The database ${file} ${reason[2]} (${code}).`, { cause: error });
  // The driver checks for the folder before SQLite does, and throws a TypeError.
  if (error instanceof TypeError && error.message.includes('directory does not exist')) {
    return new DatabaseProblem(
      'DATABASE_UNWRITABLE',
      `The database ${file} cannot be opened: its folder does not exist.`,
      {
        cause: error,
      },
    );
  }
  return null;
}
