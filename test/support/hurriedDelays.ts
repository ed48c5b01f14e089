import { pollingDelay } from '../../src/storefront/api/schedules/pollingSchedule';
import { CART_RETRY_DELAY_MS, POLLING_MAX_TRIES } from '../../src/contract/constants';

const actual = jest.requireActual<{ readonly default: (ms: number, value: true) => Promise<true> }>(
  '@redux-saga/delay-p',
);

const pollingDelays: readonly unknown[] = Array.from({ length: POLLING_MAX_TRIES + 1 }, (_, nth) => pollingDelay(nth));

/** Whatever else is as long limits how long something may take, or lets it be read: that stays as long as ever. */
const isRepeat = (ms: number): boolean => ms <= CART_RETRY_DELAY_MS || pollingDelays.includes(ms);

/**
 * What sagas wait for before they try again, a fiftieth of it: for walks through repeats whose schedules are proven
 * elsewhere, to the millisecond. It stands in for the module:
 * `jest.mock('@redux-saga/delay-p', () => jest.requireActual<…>('…').hurried)`.
 */
export const hurried = {
  ...actual,
  __esModule: true,
  default: (ms: number) => actual.default(isRepeat(ms) ? ms / 50 : ms, true),
};
