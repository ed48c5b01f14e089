import { call, cancelled, putThunk, type SagaGenerator } from '../kernel/effects';
import { failureOf, type ApiFailure } from './failures/failure';

/** The result of a call: data, or a failure as a value. */
export type Outcome<T> = { readonly data: T } | { readonly failure: ApiFailure };

/** What dispatching `endpoint.initiate(…)` returns. */
interface RunningCall<T> {
  readonly unwrap: () => Promise<T>;
  readonly abort: () => void;
}

type Initiated<T> = (...args: never[]) => RunningCall<T>;

/**
 * A saga's only way to call an endpoint: dispatches its `initiate(…)` and waits for the outcome. Never throws for a
 * failed call; cancelling the saga aborts the request.
 */
export function* request<T>(initiated: Initiated<T>): SagaGenerator<Outcome<T>> {
  return yield* call(runToEnd<T>, initiated);
}

function* runToEnd<T>(initiated: Initiated<T>): SagaGenerator<Outcome<T>> {
  const running = yield* putThunk(initiated);
  try {
    const data = yield* call(running.unwrap);
    return { data };
  } catch (error) {
    return { failure: failureOf(error) };
  } finally {
    if (yield* cancelled()) running.abort();
  }
}
