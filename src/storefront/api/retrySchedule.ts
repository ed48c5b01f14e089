import { CART_ATTEMPTS, CART_RETRY_DELAY_MS } from '../../contract/constants';

/** How a call of the cart ended: with a status of its own, without any answer, or given up by the caller. */
export type CallFailure =
  { readonly kind: 'answered'; readonly status: number } | { readonly kind: 'noAnswer' } | { readonly kind: 'aborted' };

const REPEATED_STATUSES: readonly number[] = [408, 423, 425, 429];

/** Whether a failure may pass by itself. A 409, and every other 4xx, is an answer (CRT-04). */
export const mayPass = (failure: CallFailure): boolean => {
  if (failure.kind !== 'answered') return failure.kind === 'noAnswer';
  return failure.status >= 500 || REPEATED_STATUSES.includes(failure.status);
};

/** What follows the failed call number `attempt` (from 1) of a cart operation: ms to wait before the next, or the end. */
export const afterCartFailure = (attempt: number, failure: CallFailure): number | 'stop' =>
  attempt < CART_ATTEMPTS && mayPass(failure) ? CART_RETRY_DELAY_MS : 'stop';
