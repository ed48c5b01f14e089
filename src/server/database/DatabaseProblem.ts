export type DatabaseProblemCode =
  | 'DATABASE_BUSY'
  | 'DATABASE_DAMAGED'
  | 'DATABASE_EMPTIED'
  | 'DATABASE_FOREIGN'
  | 'DATABASE_IN_USE'
  | 'DATABASE_NEWER'
  | 'DATABASE_REFUSED'
  | 'DATABASE_UNREACHABLE'
  | 'DATABASE_UNWRITABLE'
  | 'MIGRATION_FAILED';

/** Why a database cannot be opened, read or written to: a code, and one line for the operator. */
export class DatabaseProblem extends Error {
  override readonly name = 'DatabaseProblem';

  constructor(
    readonly code: DatabaseProblemCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
