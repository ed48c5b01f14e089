import type { ApiFailure } from '../../../storefront/api';

/** Whether a failed call may have been carried out nevertheless, or still be running. */
export const mayBeDone = ({ status }: ApiFailure): boolean =>
  status === 0 || status === 408 || status === 409 || status >= 500;

/** Whether a call was refused because of the caller or the rate limit, before the server looked at the call itself. */
export const isTurnedAway = ({ status }: ApiFailure): boolean => status === 401 || status === 403 || status === 429;
