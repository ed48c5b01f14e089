import type { ApiFailure } from '../api';
import type { MessageDescriptor } from '../messages';

/** The message for a failed form call that concerns none of its fields, with what to do next. */
export function failureText({ code, status }: Pick<ApiFailure, 'code' | 'status'>): MessageDescriptor {
  if (code === 'NO_ANSWER' || code === 'ABORTED') return { id: 'forms.failed.noAnswer' };
  if (code === 'SECRET_GONE') return { id: 'forms.failed.secretGone' };
  if (code === 'VALUE_GONE') return { id: 'forms.failed.valueGone' };
  if (status === 429) return { id: 'forms.failed.tooManyCalls' };
  return { id: status >= 500 || status === 0 ? 'forms.failed.serverDown' : 'forms.failed.refused' };
}
