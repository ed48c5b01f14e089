const actual = jest.requireActual<{ readonly default: (ms: number, value: true) => Promise<true> }>(
  '@redux-saga/delay-p',
);

/**
 * What sagas wait for, a fiftieth of it: for walks through repeats whose schedules are proven elsewhere, to the
 * millisecond. It stands in for the module: `jest.mock('@redux-saga/delay-p', () => jest.requireActual<…>('…').hurried)`.
 */
export const hurried = { ...actual, __esModule: true, default: (ms: number) => actual.default(ms / 50, true) };
