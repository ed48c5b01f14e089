import {
  POLLING_DOUBLED_MS,
  POLLING_IMMEDIATE_TRIES,
  POLLING_MAX_TRIES,
  POLLING_STEP_MS,
  POLLING_STEPPED_TRIES,
} from '../../../contract/constants';

/**
 * Ms to wait before read `attempt` of a checkout or a cart that is not ready, or `stop`. Attempt 0 is the first read;
 * attempts 1 to 14 follow while it is not ready, so it is read 15 times at most (CHK-03).
 */
export function pollingDelay(attempt: number): number | 'stop' {
  if (attempt > POLLING_MAX_TRIES) return 'stop';
  if (attempt <= POLLING_IMMEDIATE_TRIES) return 0;
  if (attempt <= POLLING_STEPPED_TRIES) return POLLING_STEP_MS * (attempt - POLLING_IMMEDIATE_TRIES);
  return POLLING_DOUBLED_MS * 2 ** (attempt - POLLING_STEPPED_TRIES);
}
