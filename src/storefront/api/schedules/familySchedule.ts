import { asCallFailure } from '../failures/callFailure';
import type { ApiFailure } from '../failures/failure';
import { afterCartFailure } from './retrySchedule';

/**
 * When a command is repeated: three calls in all, 4000 ms apart, while their failures are temporary by both the general
 * rule and the one of its family.
 */
export const familySchedule =
  (mayRepeat: (failure: ApiFailure) => boolean = () => true) =>
  (attempt: number, failure: ApiFailure): number | 'stop' =>
    mayRepeat(failure) ? afterCartFailure(attempt, asCallFailure(failure)) : 'stop';
