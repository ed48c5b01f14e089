import type { CallFailure } from '../schedules/retrySchedule';
import type { ApiFailure } from './failure';

/** A failure in the form that the retry schedules take. */
export function asCallFailure({ code, status }: Pick<ApiFailure, 'code' | 'status'>): CallFailure {
  if (code === 'ABORTED') return { kind: 'aborted' };
  return code === 'NO_ANSWER' ? { kind: 'noAnswer' } : { kind: 'answered', status };
}
