import { errorCodeOf } from '../../errorCode';
import { DatabaseProblem, type DatabaseProblemCode } from '../DatabaseProblem';

type Reason = readonly [codes: RegExp, code: DatabaseProblemCode, text: string];

// Codes that begin with a digit are PostgreSQL's (SQLSTATE, five characters), words in capitals are Node's.
const REASONS: readonly Reason[] = [
  [/^28/, 'DATABASE_REFUSED', 'does not let this user in: check user and password'],
  [/^3D000$/, 'DATABASE_REFUSED', 'does not exist on its server'],
  [/^(25006|42501)$/, 'DATABASE_UNWRITABLE', 'may not be written to by this user'],
  [/^53/, 'DATABASE_UNWRITABLE', 'has no room left, or no connection'],
  [/^57014$/, 'DATABASE_BUSY', 'took too long to answer'],
  [/^(08|57P0)/, 'DATABASE_UNREACHABLE', 'has closed the connection'],
  [/^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE|ENOENT|EACCES)/, 'DATABASE_UNREACHABLE', 'cannot be reached'],
];

/** The driver's messages for a connection that was lost or could not be made: these errors have no code. */
const GONE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * What an error means to the operator; null: it is a bug, or the command's own error. `label` names the database,
 * without its password.
 */
export function explainFailure(error: unknown, label: string): DatabaseProblem | null {
  if (error instanceof DatabaseProblem) return error;
  const code = errorCodeOf(error) ?? '';
  const reason = REASONS.find(([codes]) => codes.test(code));
  if (reason) {
    return new DatabaseProblem(reason[1], `The database ${label} ${reason[2]} (${code}).`, { cause: error });
  }
  if (error instanceof Error && GONE.test(error.message)) {
    return new DatabaseProblem('DATABASE_UNREACHABLE', `The database ${label} cannot be reached.`, { cause: error });
  }
  return null;
}
