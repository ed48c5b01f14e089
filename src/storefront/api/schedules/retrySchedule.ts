import { CART_ATTEMPTS, CART_RETRY_DELAY_MS } from '../../../contract/constants';

/** How a call failed: with a status, without an answer, or aborted by the caller. */
export type CallFailure =
  { readonly kind: 'answered'; readonly status: number } | { readonly kind: 'noAnswer' } | { readonly kind: 'aborted' };

const REPEATED_STATUSES: readonly number[] = [408, 423, 425, 429];

/**
 * Whether a failure may be temporary: no answer, a 5xx, 408, 423, 425 or 429. Every other 4xx is final, 409 among them
 * (CRT-04).
 */
export function mayPass(failure: CallFailure): boolean {
  if (failure.kind !== 'answered') return failure.kind === 'noAnswer';
  return failure.status >= 500 || REPEATED_STATUSES.includes(failure.status);
}

/** Ms to wait after the failed attempt `attempt` (from 1) of a command, by the rule of the cart, or `stop`. */
export const afterCartFailure = (attempt: number, failure: CallFailure): number | 'stop' =>
  attempt < CART_ATTEMPTS && mayPass(failure) ? CART_RETRY_DELAY_MS : 'stop';
