import type { TimeTravel } from './timeTravel';

const isTimeTravel = (value: unknown): value is TimeTravel =>
  typeof value === 'object' && value !== null && 'isTravelling' in value && typeof value.isTravelling === 'function';

/**
 * Whether a store is a page's that a shopper stands in right now: not a replay's, nor one that DevTools shows an earlier
 * state of. For what must not appear there at all, such as a frame that would ask a server for its page.
 */
export const isLivePage = (store: object): boolean => {
  const timeTravel: unknown = Reflect.get(store, 'timeTravel');
  return isTimeTravel(timeTravel) && !timeTravel.isTravelling();
};
