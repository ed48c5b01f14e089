import type { TimeTravel } from './timeTravel';

const isTimeTravel = (value: unknown): value is TimeTravel =>
  typeof value === 'object' && value !== null && 'isTravelling' in value && typeof value.isTravelling === 'function';

/**
 * Whether a store drives a page in use now: not a replay, and not DevTools showing another state. For side effects that
 * must happen only on such a page, such as a frame that requests a page from the server.
 */
export function isLivePage(store: object): boolean {
  const timeTravel: unknown = Reflect.get(store, 'timeTravel');
  return isTimeTravel(timeTravel) && !timeTravel.isTravelling();
}
