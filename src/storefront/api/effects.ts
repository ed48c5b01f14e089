import { call, cancelled, put } from 'redux-saga/effects';
import type { SagaGenerator } from '../kernel/sagaTypes';
import { failureOf, type ApiFailure } from './failure';

/** What became of a call: data, or a failure as a value. */
export type Outcome<T> = { readonly data: T } | { readonly failure: ApiFailure };

/** What `endpoint.initiate(…)` gives when dispatched. */
interface RunningCall<T> {
  readonly unwrap: () => Promise<T>;
  readonly abort: () => void;
}

type Initiated<T> = (...args: never[]) => RunningCall<T>;

/**
 * A saga's only way to the server: runs an endpoint's `initiate(…)` to its end. Never throws for a failed call;
 * when the saga is cancelled the request is aborted.
 */
export function* request<T>(initiated: Initiated<T>): SagaGenerator<Outcome<T>> {
  // The thunk middleware answers a dispatched thunk with what the thunk returns.
  const running = (yield put(initiated as never)) as RunningCall<T>;
  try {
    const data = (yield call(running.unwrap)) as T;
    return { data };
  } catch (error) {
    return { failure: failureOf(error) };
  } finally {
    if ((yield cancelled()) as boolean) running.abort();
  }
}
