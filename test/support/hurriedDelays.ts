import { pollingDelay } from '../../src/storefront/api/schedules/pollingSchedule';
import { CART_RETRY_DELAY_MS, POLLING_MAX_TRIES } from '../../src/contract/constants';

const actual = jest.requireActual<{ readonly default: (ms: number, value: true) => Promise<true> }>(
  '@redux-saga/delay-p',
);

const pollingDelays: readonly unknown[] = Array.from({ length: POLLING_MAX_TRIES + 1 }, (_, nth) => pollingDelay(nth));

/**
 * Whether a delay is as short as one before a repeat of the cart, or one of the polling schedule. All others, such as
 * time limits and display times, stay as they are.
 */
const isRepeat = (ms: number): boolean => ms <= CART_RETRY_DELAY_MS || pollingDelays.includes(ms);

/**
 * Replaces the delay of sagas: waits before a repeat take a fiftieth of their time, for tests that only pass through
 * repeats; the schedules themselves are tested elsewhere, to the millisecond. Use it as
 * `jest.mock('@redux-saga/delay-p', () => jest.requireActual<…>('…').hurried)`.
 */
export const hurried = {
  ...actual,
  __esModule: true,
  default: (ms: number) => actual.default(isRepeat(ms) ? ms / 50 : ms, true),
};
