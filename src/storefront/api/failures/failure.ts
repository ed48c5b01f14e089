import type { NormalErrorEntry } from '../../../contract/errors';

/**
 * Codes of failures that the storefront itself determines. NOT_JSON: the answer is malformed. VALUE_GONE, SECRET_GONE:
 * the vault no longer has the token's value.
 */
export type LocalFailureCode =
  'NO_ANSWER' | 'NOT_JSON' | 'ABORTED' | 'NO_SITE' | 'REFUSED' | 'VALUE_GONE' | 'SECRET_GONE' | 'MAXIMUM_WAIT';

/**
 * A failed call as a value (ERR-01). `status` is 0 for local failures. `code` is the first error's code or a local
 * code, else `HTTP_` and the status. The messages of `errors`, and the values quoted in them, are vault tokens, except
 * names of fields that the call has sent.
 */
export interface ApiFailure {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  /** The status text; if that is empty, as over HTTP/2, the token of the first error message. */
  readonly message: string;
  readonly code: string;
  readonly errors: readonly NormalErrorEntry[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const localFailure = (url: string, code: LocalFailureCode, statusText: string = code): ApiFailure => ({
  url,
  status: 0,
  statusText,
  message: statusText,
  code,
  errors: [],
});

/**
 * Whether a code means that the webstore or the account of the call is missing, which says nothing about the requested
 * object.
 */
const isOfScope = (code: string) => /^(WEBSTORE|EFFECTIVE_ACCOUNT)_/.test(code);

/** Whether the requested object does not exist. */
export const isMissing = ({ status, code }: Pick<ApiFailure, 'status' | 'code'>): boolean =>
  status === 404 && !isOfScope(code);

/** Whether the object with an id from an address does not exist: there is none with a malformed id either. */
export const isMissingOrMalformed = ({ status, code }: Pick<ApiFailure, 'status' | 'code'>): boolean =>
  (status === 404 || status === 400) && !isOfScope(code);

/** The failure with which a query or mutation was rejected. */
export function failureOf(error: unknown): ApiFailure {
  if (isRecord(error) && typeof error['status'] === 'number' && typeof error['code'] === 'string') {
    // Only the base query and the endpoints reject with a status and a code.
    return error as unknown as ApiFailure;
  }
  const { name, message }: Record<string, unknown> = isRecord(error) ? error : {};
  // The message of an abort is its caller's reason; that of any other error may quote personal values, so only its name
  // is kept.
  if (name === 'AbortError') return localFailure('', 'ABORTED', typeof message === 'string' ? message : 'Aborted');
  return localFailure('', 'REFUSED', typeof name === 'string' && name !== '' ? name : 'REFUSED');
}
