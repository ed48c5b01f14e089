import { combineReducers, configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { noticeRaised, noticesReducer, noticesSaga } from '../../../../src/storefront/features/notices';
import {
  noticeDismissed,
  noticePaused,
  noticeResumed,
  selectIsShown,
} from '../../../../src/storefront/features/notices/noticesSlice';

const fadeMs = 200;
const label = { id: 'cart.notice.added', values: { quantity: 2, name: 'Beurre', named: 'yes' } } as const;
const link = { href: '/cart', label: { id: 'cart.seeCart' } } as const;
const success = () => noticeRaised({ variant: 'success', label });

function startedNotices() {
  const actions: string[] = [];
  const log: Middleware = () => (next) => (action) => {
    actions.push((action as UnknownAction).type);
    return next(action);
  };
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ notices: noticesReducer }),
    middleware: (defaults) => defaults().concat(saga, log),
  });
  saga.run(noticesSaga);
  const queue = () => store.getState().notices.queue;
  const shown = () => queue().filter(({ id }) => selectIsShown(store.getState(), id));
  return { store, actions, queue, shown };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('how long a notice stays', () => {
  it('begins to leave after 4800 ms to the millisecond, fades and is removed [TST-03]', async () => {
    const { store, queue, actions } = startedNotices();
    store.dispatch(success());
    await jest.advanceTimersByTimeAsync(4799);
    expect(queue()[0]?.leaving).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(queue()[0]?.leaving).toBe(true);
    await jest.advanceTimersByTimeAsync(fadeMs);
    expect(queue()).toEqual([]);
    expect(actions).toEqual(['notices/raised', 'notices/expired', 'notices/removed']);
  });

  it('gives one with a link 9600 ms [TST-03]', async () => {
    const { store, queue } = startedNotices();
    store.dispatch(noticeRaised({ variant: 'success', label, link }));
    await jest.advanceTimersByTimeAsync(9599);
    expect(queue()[0]?.leaving).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(queue()[0]?.leaving).toBe(true);
  });

  it('stands still while the pointer or the focus rests on it, and goes on from there [TST-03]', async () => {
    const { store, queue } = startedNotices();
    const { id } = store.dispatch(success()).payload;
    await jest.advanceTimersByTimeAsync(4000);
    store.dispatch(noticePaused({ id }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(queue()).toHaveLength(1);
    store.dispatch(noticeResumed({ id }));
    await jest.advanceTimersByTimeAsync(799);
    expect(queue()[0]?.leaving).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(queue()[0]?.leaving).toBe(true);
  });

  it('keeps errors until they are closed; a success leaves by itself [TST-02]', async () => {
    const { store, queue } = startedNotices();
    const { id } = store.dispatch(noticeRaised({ variant: 'error', label })).payload;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(queue()).toHaveLength(1);
    store.dispatch(noticeDismissed({ id }));
    await jest.advanceTimersByTimeAsync(fadeMs);
    expect(queue()).toEqual([]);
  });

  it('lets an error leave by itself where it says so', async () => {
    const { store, queue } = startedNotices();
    store.dispatch(noticeRaised({ variant: 'error', mode: 'dismissible', label }));
    await jest.advanceTimersByTimeAsync(4800 + fadeMs);
    expect(queue()).toEqual([]);
  });
});

describe('how many are shown', () => {
  it('shows three, and the others in order as places become free [TST-04]', async () => {
    const { store, shown } = startedNotices();
    const ids = [1, 2, 3, 4, 5].map(() => store.dispatch(noticeRaised({ variant: 'warning', label })).payload.id);
    expect(shown().map(({ id }) => id)).toEqual(ids.slice(0, 3));
    store.dispatch(noticeDismissed({ id: ids[1] ?? '' }));
    // One that fades still takes its place.
    expect(shown().map(({ id }) => id)).toEqual(ids.slice(0, 3));
    await jest.advanceTimersByTimeAsync(fadeMs);
    expect(shown().map(({ id }) => id)).toEqual([ids[0], ids[2], ids[3]]);
  });

  it('counts the time of a waiting one from when it is shown [TST-04]', async () => {
    const { store, queue } = startedNotices();
    [1, 2, 3, 4].map(() => store.dispatch(success()));
    await jest.advanceTimersByTimeAsync(4800 + fadeMs);
    expect(queue()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(4799);
    expect(queue()[0]?.leaving).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(queue()[0]?.leaving).toBe(true);
  });
});
