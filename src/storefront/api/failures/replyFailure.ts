import { errorEntries, messageOf } from '../../../contract/errors';
import type { ApiFailure } from './failure';

/**
 * The failure for a non-2xx answer; `tokenOf` replaces its messages, and the values that they quote, by tokens. Names
 * of fields that the call sent are not personal and stay readable, so that a form can find the invalid field.
 */
export function replyFailure(
  reply: { readonly url: string; readonly status: number; readonly statusText: string; readonly body: unknown },
  tokenOf: (value: string) => string,
  sent: unknown = null,
): ApiFailure {
  const fields: readonly string[] = typeof sent === 'object' && sent !== null ? Object.keys(sent) : [];
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
