import type { PageResult } from '../kernel/page';
import type { Outcome } from './effects';
import { isMissingOrMalformed } from './failures/failure';

/** A page's status from the outcome of its first call. An empty answer counts as unavailable. */
export function pageStatusOf(outcome: Outcome<unknown>): PageResult {
  if ('data' in outcome) return outcome.data === null ? 503 : 200;
  return isMissingOrMalformed(outcome.failure) ? 404 : 503;
}
