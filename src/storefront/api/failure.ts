import { errorEntries, type NormalErrorEntry } from '../../contract/errors';

/** Codes of failures that no server sent. */
export type LocalFailureCode = 'NO_ANSWER' | 'NOT_JSON' | 'ABORTED' | 'NO_SITE' | 'REFUSED';

/**
 * A failed call as a value (S §8). `status` 0: there was no answer. `code` is the first error's code, else a
 * local one or the status. Messages and what they quote are vault tokens.
 */
export interface ApiFailure {
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly code: string;
  readonly errors: readonly NormalErrorEntry[];
}

export const localFailure = (url: string, code: LocalFailureCode, statusText: string = code): ApiFailure => ({
  url,
  status: 0,
  statusText,
  code,
  errors: [],
});

/** The failure that a non-2xx reply says; `tokenOf` hides what a message could quote. */
export function replyFailure(
  reply: { readonly url: string; readonly status: number; readonly statusText: string; readonly body: unknown },
  tokenOf: (value: string) => string,
): ApiFailure {
  const errors = errorEntries(reply.body).map((entry) => ({
    message: tokenOf(entry.message),
    type: entry.type,
    arguments: entry.arguments.map(tokenOf),
  }));
  return {
    url: reply.url,
    status: reply.status,
    statusText: reply.statusText,
    code: errors.find((entry) => entry.type !== '')?.type ?? `HTTP_${reply.status}`,
    errors,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whatever a query or mutation was rejected with, as a failure. */
export const failureOf = (error: unknown): ApiFailure => {
  if (isRecord(error) && typeof error['status'] === 'number' && typeof error['code'] === 'string') {
    // The base query made it: nothing else rejects with a status and a code.
    return error as unknown as ApiFailure;
  }
  const name = isRecord(error) && typeof error['name'] === 'string' ? error['name'] : '';
  return localFailure('', name === 'AbortError' ? 'ABORTED' : 'REFUSED', name === '' ? 'REFUSED' : name);
};
