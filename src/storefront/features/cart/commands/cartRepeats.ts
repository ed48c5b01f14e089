import { familySchedule } from '../../../api/schedules/familySchedule';
import type { ApiFailure } from '../../../api';
import type { RepeatRules } from '../../../kernel/commands';
import { cartEvents } from '../cartSlice';

/**
 * A cart call is attempted three times in all, 4000 ms apart, while its failures are temporary (CRT-04) by both the
 * general rule and the family's.
 */
export const cartRepeats = (
  commandId: string,
  mayRepeat?: (failure: ApiFailure) => boolean,
): RepeatRules<ApiFailure> => ({
  waitAfter: familySchedule(mayRepeat),
  failedOnce: ({ code }, attempt) => cartEvents.attemptFailed({ commandId, code, attempt }),
});
