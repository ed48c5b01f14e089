import { createAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import {
  call,
  debounce,
  delay,
  fork,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from '../../../src/storefront/kernel/effects';
import { locationChanged, locationOf, selectLocation } from '../../../src/storefront/kernel/location';

function started(saga: () => SagaGenerator<unknown>) {
  const channel = stdChannel<{ readonly type: string }>();
  const dispatched: string[] = [];
  const dispatch = (action: { readonly type: string }) => {
    dispatched.push(action.type);
    channel.put(action);
    return action;
  };
  const here = locationOf('/cart', 'key');
  const task = runSaga({ channel, dispatch, getState: () => ({ location: { current: here } }) }, saga);
  return { task, dispatch, dispatched };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an effect brings what was waited for', () => {
  it('a value of the state, a promise kept, the end of another saga, an action by its creator', async () => {
    const brought: unknown[] = [];
    function* twice(of: number): SagaGenerator<number> {
      yield* delay(10);
      return of * 2;
    }
    const { dispatch } = started(function* () {
      brought.push((yield* select(selectLocation)).pathname);
      brought.push(yield* call(async (word: string) => word.toUpperCase(), 'beurre'));
      brought.push(yield* call(twice, 21));
      brought.push((yield* take(locationChanged)).payload.location.pathname);
    });
    await jest.advanceTimersByTimeAsync(10);
    dispatch(locationChanged(locationOf('/search', 'next'), 'PUSH'));
    expect(brought).toEqual(['/cart', 'BEURRE', 42, '/search']);
  });

  it('the first of a race, and nothing of the others', async () => {
    let won: unknown;
    started(function* () {
      won = yield* race({ late: delay(20), early: delay(10) });
    });
    await jest.advanceTimersByTimeAsync(100);
    expect(won).toEqual({ early: true });
  });
});

describe('a worker that waits until nothing more comes', () => {
  it('begins 150 ms after the last action unless another time is given, with that action [CON-03]', async () => {
    const done: string[] = [];
    const typed = createAction<string>('typed');
    const { dispatch } = started(function* () {
      yield* debounce(typed, function* ({ payload }): SagaGenerator {
        yield* call(() => done.push(`usual ${payload}`));
      });
      const sooner = function* ({ payload }: ReturnType<typeof typed>): SagaGenerator {
        yield* call(() => done.push(`sooner ${payload}`));
      };
      yield* debounce(typed, sooner, 65);
    });
    dispatch(typed('b'));
    await jest.advanceTimersByTimeAsync(64);
    dispatch(typed('be'));
    await jest.advanceTimersByTimeAsync(65);
    expect(done).toEqual(['sooner be']);
    await jest.advanceTimersByTimeAsync(84);
    expect(done).toEqual(['sooner be']);
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['sooner be', 'usual be']);
  });
});

describe('a saga that another one calls', () => {
  it('has its last word when it is cancelled, and the other one goes no further', async () => {
    function* worker(): SagaGenerator<string> {
      try {
        yield* delay(1000);
      } finally {
        yield* put({ type: 'tidied' });
      }
      return 'done';
    }
    const { task, dispatched } = started(function* () {
      const outcome = yield* call(worker);
      yield* put({ type: outcome });
    });
    task.cancel();
    await jest.advanceTimersByTimeAsync(2000);
    expect(dispatched).toEqual(['tidied']);
  });

  it('ends after what it has forked, whose failure is met where it was called', async () => {
    function* failing(): SagaGenerator {
      yield* delay(10);
      throw new Error('forked');
    }
    function* worker(): SagaGenerator {
      yield* fork(failing);
    }
    let met: unknown;
    started(function* () {
      try {
        yield* call(worker);
      } catch (error) {
        met = error;
      }
    });
    await jest.advanceTimersByTimeAsync(10);
    expect(met).toEqual(new Error('forked'));
  });
});
