import { afterCartFailure } from '../../../api/retrySchedule';
import { asCallFailure, type ApiFailure } from '../../../api';
import type { RepeatRules } from '../../../kernel/commands';
import { cartEvents } from '../cartSlice';

/**
 * Calls of the cart are made three times in all, 4000 ms apart, while their failures may pass (CRT-04): by the general
 * rule and by the family's.
 */
export const cartRepeats = (
  commandId: string,
  mayRepeat: (failure: ApiFailure) => boolean = () => true,
): RepeatRules<ApiFailure> => ({
  waitAfter: (attempt, failure) => (mayRepeat(failure) ? afterCartFailure(attempt, asCallFailure(failure)) : 'stop'),
  failedOnce: ({ code }, attempt) => cartEvents.attemptFailed({ commandId, code, attempt }),
});
