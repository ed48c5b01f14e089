import type { CallFailure } from './retrySchedule';
import { errorEntries, messageOf, type NormalErrorEntry } from '../../contract/errors';

/** Codes of failures that no server sent. A value or a secret is gone when its token stands for nothing any more. */
export type LocalFailureCode =
  'NO_ANSWER' | 'NOT_JSON' | 'ABORTED' | 'NO_SITE' | 'REFUSED' | 'VALUE_GONE' | 'SECRET_GONE' | 'MAXIMUM_WAIT';

/**
 * A failed call as a value (ERR-01). `status` 0: there was no answer. `code` is the first error's code, else a
 * local one or the status. Messages and what they quote are vault tokens.
 */
export interface ApiFailure {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  /** The status text, else the first error's message that says something, as its token. */
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
 * The failure that a non-2xx reply says; `tokenOf` hides what a message could quote. The names of fields that the
 * call itself has sent are no secret to anybody: they stay, so that a form knows which of its fields is meant.
 */
export function replyFailure(
  reply: { readonly url: string; readonly status: number; readonly statusText: string; readonly body: unknown },
  tokenOf: (value: string) => string,
  sent: unknown = null,
): ApiFailure {
  const fields: readonly string[] = isRecord(sent) ? Object.keys(sent) : [];
  const errors = errorEntries(reply.body).map((entry) => ({
    message: tokenOf(entry.message),
    type: entry.type,
    arguments: entry.arguments.map((quoted) => (fields.includes(quoted) ? quoted : tokenOf(quoted))),
  }));
  return {
    url: reply.url,
    status: reply.status,
    statusText: reply.statusText,
    message: messageOf({ statusText: reply.statusText, errors }),
    code: errors.find((entry) => entry.type !== '')?.type ?? `HTTP_${reply.status}`,
    errors,
  };
}

/** The webstore or the account that it was asked for is not there: that says nothing of what was asked for. */
const isOfScope = (code: string) => /^(WEBSTORE|EFFECTIVE_ACCOUNT)_/.test(code);

/** What was asked for is not there. */
export const isMissing = ({ status, code }: Pick<ApiFailure, 'status' | 'code'>): boolean =>
  status === 404 && !isOfScope(code);

/** The same of what an address names: what is no id at all can't be there either. */
export const isMissingOrMalformed = ({ status, code }: Pick<ApiFailure, 'status' | 'code'>): boolean =>
  (status === 404 || status === 400) && !isOfScope(code);

/** Whatever a query or mutation was rejected with, as a failure. */
export const failureOf = (error: unknown): ApiFailure => {
  if (isRecord(error) && typeof error['status'] === 'number' && typeof error['code'] === 'string') {
    // The base query made it: nothing else rejects with a status and a code.
    return error as unknown as ApiFailure;
  }
  const { name, message }: Record<string, unknown> = isRecord(error) ? error : {};
  // Who breaks a call off says why, or nothing; what else was thrown may quote anything and keeps its name alone.
  if (name === 'AbortError') return localFailure('', 'ABORTED', typeof message === 'string' ? message : 'Aborted');
  return localFailure('', 'REFUSED', typeof name === 'string' && name !== '' ? name : 'REFUSED');
};

/** A failure as the schedules of repeats know it. */
export function asCallFailure({ code, status }: Pick<ApiFailure, 'code' | 'status'>): CallFailure {
  if (code === 'ABORTED') return { kind: 'aborted' };
  return code === 'NO_ANSWER' ? { kind: 'noAnswer' } : { kind: 'answered', status };
}
