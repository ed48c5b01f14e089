import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { routerSaga } from '../../../../src/storefront/app/routing/routerSaga';
import { preparePage } from '../../../../src/storefront/app/routing/preparePage';
import { delay } from '../../../../src/storefront/kernel/effects';
import {
  locationReducer,
  navigationIntended,
  navigationPopped,
  navigationRequested,
} from '../../../../src/storefront/kernel/location';
import { setClock } from '../../../../src/storefront/platform/clock';
import { isOffline } from '../../../../src/storefront/platform/connection';
import { leaveFor } from '../../../../src/storefront/platform/page/document';
import { setIds } from '../../../../src/storefront/platform/ids';
import { api } from '../../../../src/storefront/api';

// The loading of a page's code and data is replaced: each test decides how long it takes and whether it succeeds. So is
// leaving for another document.
jest.mock('../../../../src/storefront/app/routing/preparePage', () => ({ preparePage: jest.fn() }));
jest.mock('../../../../src/storefront/platform/page/document', () => ({ leaveFor: jest.fn() }));
jest.mock('../../../../src/storefront/platform/connection', () => ({ isOffline: jest.fn(() => false) }));
const leave = jest.mocked(leaveFor);
const offline = jest.mocked(isOffline);
const prepare = jest.mocked(preparePage);
function* arrivesAfter(ms: number): ReturnType<typeof preparePage> {
  yield* delay(ms);
  return 200;
}

let store: ReturnType<typeof setUp>;
function setUp() {
  const saga = createSagaMiddleware();
  const log: string[] = [];
  const listen: Middleware = () => (next) => (action) => {
    log.push((action as UnknownAction).type);
    return next(action);
  };
  const made = configureStore({
    reducer: { location: locationReducer, api: api.reducer },
    middleware: (defaults) => defaults().concat(listen, saga),
  });
  const task = saga.run(routerSaga);
  return Object.assign(made, { log, stop: () => task.cancel() });
}

beforeEach(() => {
  jest.useFakeTimers();
  let id = 0;
  setIds(() => `key-${(id += 1)}`);
  setClock(() => 1000);
  prepare.mockReset();
  leave.mockClear();
  offline.mockReturnValue(false);
  store = setUp();
});
afterEach(() => {
  store.stop();
  jest.useRealTimers();
});

const location = () => store.getState().location;

describe('a navigation', () => {
  it('keeps the old page until the new one has come, and shows no bar for what is quick', async () => {
    prepare.mockImplementation(() => arrivesAfter(299));
    store.dispatch(navigationRequested('/cart'));
    await jest.advanceTimersByTimeAsync(298);
    expect(location().current.pathname).toBe('/');
    await jest.advanceTimersByTimeAsync(1);
    expect(location().current).toEqual({ pathname: '/cart', search: '', hash: '', key: 'key-1' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.log).toEqual(['navigation/requested', 'navigation/locationChanged']);
  });

  it('to an address under the server-page prefix loads a whole page: nothing is prepared, and the location stays [LNK-02]', async () => {
    prepare.mockImplementation(() => arrivesAfter(0));
    store.dispatch(navigationIntended('/vforcesite/apex/Devis'));
    store.dispatch(navigationRequested('/vforcesite/apex/Devis?id=1#bas'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(leave.mock.calls).toEqual([['/vforcesite/apex/Devis?id=1#bas']]);
    expect([prepare.mock.calls, location().current.pathname, location().pending]).toEqual([[], '/', null]);
  });

  it('shows the bar after 300 ms', async () => {
    prepare.mockImplementation(() => arrivesAfter(2000));
    store.dispatch(navigationRequested('/cart'));
    await jest.advanceTimersByTimeAsync(299);
    expect(location().pending?.slow).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(location().pending?.slow).toBe(true);
    await jest.advanceTimersByTimeAsync(1700);
    expect(location()).toMatchObject({ pending: null, navigationType: 'PUSH', arrivedAt: 1000 });
  });

  it('gives way to a newer one', async () => {
    prepare.mockImplementation(({ pathname }) => arrivesAfter(pathname === '/cart' ? 500 : 100));
    store.dispatch(navigationRequested('/cart'));
    store.dispatch(navigationRequested('/search?term=beurre'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(location().current.pathname).toBe('/search');
    expect(store.log.filter((type) => type === 'navigation/locationChanged')).toHaveLength(1);
  });

  it('back and forward keep the key of their entry', async () => {
    prepare.mockImplementation(() => arrivesAfter(10));
    store.dispatch(navigationPopped({ pathname: '/cart', search: '', hash: '', key: 'kept' }));
    await jest.advanceTimersByTimeAsync(10);
    expect(location()).toMatchObject({ current: { pathname: '/cart', key: 'kept' }, navigationType: 'POP' });
  });

  it('to an anchor of the same page reads nothing', async () => {
    store.dispatch(navigationRequested('/#footer'));
    await jest.advanceTimersByTimeAsync(0);
    expect(location().current.hash).toBe('#footer');
    expect(prepare).not.toHaveBeenCalled();
  });

  it('whose code is gone says so and is given to the server; the next one works', async () => {
    prepare.mockImplementationOnce(() => {
      throw new Error('chunk');
    });
    store.dispatch(navigationRequested('/cart'));
    await jest.advanceTimersByTimeAsync(0);
    expect(store.log).toEqual(['navigation/requested', 'navigation/failed']);
    expect(leave.mock.calls).toEqual([['/cart']]);
    prepare.mockImplementation(() => arrivesAfter(1));
    store.dispatch(navigationRequested('/cart'));
    await jest.advanceTimersByTimeAsync(1);
    expect(location().current.pathname).toBe('/cart');
  });

  it.each([
    ['whose code cannot be loaded', '/cart'],
    ['to a page of another server', '/vforcesite/apex/Devis'],
  ])('%s leaves the page as it is while there is no connection; back and forward have left it', async (_name, to) => {
    offline.mockReturnValue(true);
    prepare.mockImplementation(() => {
      throw new Error('chunk');
    });
    store.dispatch(navigationRequested(to));
    await jest.advanceTimersByTimeAsync(0);
    expect(store.log).toEqual(['navigation/requested', 'navigation/failed']);
    expect([location().current.pathname, location().pending, leave.mock.calls]).toEqual(['/', null, []]);
    store.dispatch(navigationPopped({ pathname: to, search: '', hash: '', key: 'kept' }));
    await jest.advanceTimersByTimeAsync(0);
    expect(leave.mock.calls).toEqual([[to]]);
  });
});

describe('a link that the pointer rests on', () => {
  it('has its page fetched after 65 ms, once, and moves nothing', async () => {
    prepare.mockImplementation(() => arrivesAfter(1));
    store.dispatch(navigationIntended('/cart'));
    await jest.advanceTimersByTimeAsync(40);
    store.dispatch(navigationIntended('/search'));
    await jest.advanceTimersByTimeAsync(64);
    expect(prepare).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(prepare.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/search']);
    expect(location().current.pathname).toBe('/');
  });
});
