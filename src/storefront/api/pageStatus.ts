import type { PageStatus } from '../kernel/page';
import type { Outcome } from './effects';
import { isMissingOrMalformed } from './failure';

/** The status of a page by what its first call came to. An answer without a body is none to show. */
export const pageStatusOf = (outcome: Outcome<unknown>): PageStatus => {
  if ('data' in outcome) return outcome.data === null ? 503 : 200;
  return isMissingOrMalformed(outcome.failure) ? 404 : 503;
};
