import { DEBOUNCE_MS } from '../../contract/constants';
import type { Action } from '@reduxjs/toolkit';
import type { Buffer, Channel, EventChannel, Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { RootState } from './state';

// redux-saga does not type the results of effects: `yield` gives `unknown`. Each function here wraps one effect and
// returns its result typed, by `yield*`. Casts of effect results are allowed only in this file.

/**
 * A saga that returns T. It uses `yield*` with effects, and calls other sagas by `call`, which runs them as tasks of
 * their own: a saga that is called by bare `yield*`, is cancelled and yields in its `finally` could go on running in
 * its caller.
 */
export type SagaGenerator<T = void> = Generator<effects.Effect, T, unknown>;

/** What `call` returns: a saga's return value, a promise's resolved value, or the plain value. */
type Result<R> = R extends SagaGenerator<infer T> ? T : Awaited<R>;

/** Matches actions: those of a creator, or those for which a predicate returns true. */
type Pattern = { readonly type: string; readonly match: (action: unknown) => boolean } | ((action: Action) => boolean);
type Patterns = Pattern | readonly Pattern[];
type ActionOf<P> = P extends { readonly match: (action: unknown) => action is infer A }
  ? A
  : P extends ((action: Action) => action is infer A extends Action)
    ? A
    : Action;
type Matched<P> = ActionOf<P extends readonly (infer One)[] ? One : P>;

/** A function whose arguments have been type-checked already. */
type Checked = (...args: readonly unknown[]) => unknown;

/** Waits for the next message of a channel, or the next action that matches; without a pattern, for any action. */
export function take(): SagaGenerator<Action>;
export function take<T extends object>(channel: Channel<T> | EventChannel<T>): SagaGenerator<T>;
export function take<const P extends Patterns>(pattern: P): SagaGenerator<Matched<P>>;
export function* take(...args: readonly unknown[]): SagaGenerator<unknown> {
  return yield effects.take(...(args as [never]));
}

export function put<T extends object>(channel: Channel<T>, message: T): SagaGenerator;
export function put(action: Action): SagaGenerator;
export function* put(...args: readonly unknown[]): SagaGenerator {
  yield effects.put(...(args as unknown as [never]));
}

/** Dispatches a thunk and returns its result as is: a promise is not awaited. */
export function* putThunk<T>(thunk: (...args: never[]) => T): SagaGenerator<T> {
  return (yield effects.put(thunk as never)) as T;
}

export function select(): SagaGenerator<RootState>;
export function select<T, A extends readonly unknown[]>(
  selector: (state: RootState, ...args: A) => T,
  ...args: A
): SagaGenerator<T>;
export function* select(...args: readonly unknown[]): SagaGenerator<unknown> {
  return yield effects.select(...(args as unknown as [Checked]));
}

/**
 * Calls a function and waits for its promise, or for a saga and everything it has forked. Its errors are thrown here.
 */
export function* call<A extends readonly unknown[], R>(fn: (...args: A) => R, ...args: A): SagaGenerator<Result<R>> {
  return (yield effects.call(fn as Checked, ...args)) as Result<R>;
}

/** Like `call`, but tries up to `times` times, `waitMs` apart. */
export function* retry<R>(times: number, waitMs: number, fn: () => R): SagaGenerator<Result<R>> {
  return (yield effects.retry(times, waitMs, fn)) as Result<R>;
}

/** Waits, then returns true, so that the result of a race shows that the delay ended first. */
export function* delay(ms: number): SagaGenerator<true> {
  return (yield effects.delay(ms, true)) as true;
}

type Branch = SagaGenerator<unknown>;

/** Runs all branches in parallel; returns when all have finished. */
export function* all<const B extends readonly Branch[] | Readonly<Record<string, Branch>>>(
  branches: B,
): SagaGenerator<{ -readonly [K in keyof B]: Result<B[K]> }> {
  return (yield effects.all(branches as never)) as { -readonly [K in keyof B]: Result<B[K]> };
}

/** Runs all branches in parallel; returns when the first finishes and cancels the others. */
export function* race<const B extends Readonly<Record<string, Branch>>>(
  branches: B,
): SagaGenerator<{ readonly [K in keyof B]?: Result<B[K]> }> {
  return (yield effects.race(branches as never)) as { readonly [K in keyof B]?: Result<B[K]> };
}

/** Starts an attached task: this saga waits for it at its end, and is cancelled or fails together with it. */
export function* fork<A extends readonly unknown[]>(saga: (...args: A) => Branch, ...args: A): SagaGenerator<Task> {
  return (yield effects.fork(saga as Checked, ...args)) as Task;
}

/** Starts a detached task, which may outlive this saga. */
export function* spawn<A extends readonly unknown[]>(saga: (...args: A) => Branch, ...args: A): SagaGenerator<Task> {
  return (yield effects.spawn(saga as Checked, ...args)) as Task;
}

export function* join(task: Task): SagaGenerator {
  yield effects.join(task);
}

export function* cancel(task: Task): SagaGenerator {
  yield effects.cancel(task);
}

/** For `finally` blocks: whether the saga was cancelled. */
export function* cancelled(): SagaGenerator<boolean> {
  return (yield effects.cancelled()) as boolean;
}

type Worker<P, A extends readonly unknown[]> = (...args: [...A, Matched<P>]) => unknown;

/** Runs a worker for every matching action. */
export function* takeEvery<const P extends Patterns, A extends readonly unknown[]>(
  pattern: P,
  worker: Worker<P, A>,
  ...args: A
): SagaGenerator {
  yield effects.takeEvery(pattern as never, worker as Checked, ...args);
}

/** Runs a worker for the latest matching action and cancels the previous one. */
export function* takeLatest<const P extends Patterns>(pattern: P, worker: Worker<P, []>): SagaGenerator {
  yield effects.takeLatest(pattern as never, worker as Checked);
}

/** Runs a worker for a matching action; ignores further ones while it runs. */
export function* takeLeading<const P extends Patterns>(pattern: P, worker: Worker<P, []>): SagaGenerator {
  yield effects.takeLeading(pattern as never, worker as Checked);
}

/** Runs a worker for the last matching action after `ms` without another (CON-03). */
export function* debounce<const P extends Patterns>(
  pattern: P,
  worker: Worker<P, []>,
  ms = DEBOUNCE_MS,
): SagaGenerator {
  yield effects.debounce(ms, pattern as never, worker as Checked);
}

/** Buffers matching actions until they are taken. */
export function* actionChannel<const P extends Patterns>(
  pattern: P,
  buffer: Buffer<Matched<P>>,
): SagaGenerator<Channel<Matched<P>>> {
  return (yield effects.actionChannel(pattern as never, buffer)) as Channel<Matched<P>>;
}

/** Takes everything that a channel has buffered. */
export function* flush<T extends object>(channel: Channel<T>): SagaGenerator<T[]> {
  return (yield effects.flush(channel)) as T[];
}
