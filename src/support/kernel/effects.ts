import { select as selectEffect } from 'redux-saga/effects';
import type { SagaGenerator } from '../../storefront/kernel/effects';
import type { SupportState } from './state';

// The storefront's typed effects, for support's own state.
export {
  call,
  debounce,
  delay,
  fork,
  put,
  putThunk,
  race,
  take,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '../../storefront/kernel/effects';

export function* select<T, A extends readonly unknown[]>(
  selector: (state: SupportState, ...args: A) => T,
  ...args: A
): SagaGenerator<T> {
  return (yield selectEffect(selector as (...all: readonly unknown[]) => T, ...args)) as T;
}
