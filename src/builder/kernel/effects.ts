import { select as selectEffect } from 'redux-saga/effects';
import type { SagaGenerator } from '../../storefront/kernel/effects';
import type { BuilderState } from './state';

// The storefront's typed effects, for the builder's own state.
export {
  actionChannel,
  call,
  debounce,
  delay,
  flush,
  fork,
  put,
  race,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '../../storefront/kernel/effects';

export function* select<T, A extends readonly unknown[]>(
  selector: (state: BuilderState, ...args: A) => T,
  ...args: A
): SagaGenerator<T> {
  return (yield selectEffect(selector as (...all: readonly unknown[]) => T, ...args)) as T;
}
