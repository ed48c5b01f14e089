import { TOAST_CLOSE_MS, TOAST_WITH_LINK_CLOSE_MS } from '../../src/contract/constants';

const actual = jest.requireActual<{ readonly default: (ms: number, value: true) => Promise<true> }>(
  '@redux-saga/delay-p',
);

/** What a shopper has to read stays as long as ever: a test looks for it too. */
const readable: readonly number[] = [TOAST_CLOSE_MS, TOAST_WITH_LINK_CLOSE_MS];

/**
 * What sagas wait for, a fiftieth of it: for walks through repeats whose schedules are proven elsewhere, to the
 * millisecond. It stands in for the module: `jest.mock('@redux-saga/delay-p', () => jest.requireActual<…>('…').hurried)`.
 */
export const hurried = {
  ...actual,
  __esModule: true,
  default: (ms: number) => actual.default(readable.includes(ms) ? ms : ms / 50, true),
};
