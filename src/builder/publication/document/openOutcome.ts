import type { ApiFailure } from '../../../storefront/api';

/** Whether the server may have done what it was asked to, or may be doing it. */
export const mayBeDone = ({ status }: ApiFailure): boolean =>
  status === 0 || status === 408 || status === 409 || status >= 500;

/** Whether it was refused for who asks or how often, before anybody looked whether it had been done. */
export const isTurnedAway = ({ status }: ApiFailure): boolean => status === 401 || status === 403 || status === 429;
