import type { Action } from '@reduxjs/toolkit';
import type { Buffer, Channel, Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { RootState } from './state';

// redux-saga types no value that an effect brings: `yield` gives `unknown`. Each of these functions is one of its effects,
// whose value comes typed by `yield*`. Only here is such a value given its type by a cast.

/**
 * A saga that ends with T. It waits for everything by `yield*` and an effect, for another saga by `call`: that gives the
 * other one a life of its own. By `yield*` alone a cancelled saga that has something to do in its `finally` would go on
 * in the middle of the one that waits for it.
 */
export type SagaGenerator<T = void> = Generator<effects.Effect, T, unknown>;

/** What a function gives to the saga that calls it: what its saga ends with, what its promise brings, or its value. */
type Result<R> = R extends SagaGenerator<infer T> ? T : Awaited<R>;

/** Lets actions through: those of a creator, or those of which a function says yes. */
type Pattern = { readonly type: string; readonly match: (action: unknown) => boolean } | ((action: Action) => boolean);
type Patterns = Pattern | readonly Pattern[];
type ActionOf<P> = P extends { readonly match: (action: unknown) => action is infer A }
  ? A
  : P extends ((action: Action) => action is infer A extends Action)
    ? A
    : Action;
type Matched<P> = ActionOf<P extends readonly (infer One)[] ? One : P>;

/** Functions whose parameters have been checked against their arguments already. */
type Checked = (...args: readonly unknown[]) => unknown;

/** Waits for the next message of a channel, the next action that passes, or without a pattern for any. */
export function take(): SagaGenerator<Action>;
export function take<T extends object>(channel: Channel<T>): SagaGenerator<T>;
export function take<const P extends Patterns>(pattern: P): SagaGenerator<Matched<P>>;
export function* take(...args: readonly unknown[]): SagaGenerator<unknown> {
  return yield effects.take(...(args as [never]));
}

export function put<T extends object>(channel: Channel<T>, message: T): SagaGenerator;
export function put(action: Action): SagaGenerator;
export function* put(...args: readonly unknown[]): SagaGenerator {
  yield effects.put(...(args as unknown as [never]));
}

/** Dispatches a thunk, and brings what it returns as it is: a promise is not awaited. */
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
 * Calls a function and waits for what it promises, or for the end of a saga and of all that this has forked. What it
 * throws is thrown here.
 */
export function* call<A extends readonly unknown[], R>(fn: (...args: A) => R, ...args: A): SagaGenerator<Result<R>> {
  return (yield effects.call(fn as Checked, ...args)) as Result<R>;
}

/** Like `call`; when it fails again after `waitMs`, `times` in all. */
export function* retry<R>(times: number, waitMs: number, fn: () => R): SagaGenerator<Result<R>> {
  return (yield effects.retry(times, waitMs, fn)) as Result<R>;
}

/** Ends with true, so that a race can tell that it was the first. */
export function* delay(ms: number): SagaGenerator<true> {
  return (yield effects.delay(ms, true)) as true;
}

type Branch = SagaGenerator<unknown>;

/** All branches at once; ends when the last has ended. */
export function* all<const B extends readonly Branch[] | Readonly<Record<string, Branch>>>(
  branches: B,
): SagaGenerator<{ -readonly [K in keyof B]: Result<B[K]> }> {
  return (yield effects.all(branches as never)) as { -readonly [K in keyof B]: Result<B[K]> };
}

/** All branches at once; ends with the first that has ended and cancels the others. */
export function* race<const B extends Readonly<Record<string, Branch>>>(
  branches: B,
): SagaGenerator<{ readonly [K in keyof B]?: Result<B[K]> }> {
  return (yield effects.race(branches as never)) as { readonly [K in keyof B]?: Result<B[K]> };
}

/** Starts a saga beside this one, which ends after it and takes it along when it is cancelled or fails. */
export function* fork<A extends readonly unknown[]>(saga: (...args: A) => Branch, ...args: A): SagaGenerator<Task> {
  return (yield effects.fork(saga as Checked, ...args)) as Task;
}

/** Starts a saga that outlives this one. */
export function* spawn<A extends readonly unknown[]>(saga: (...args: A) => Branch, ...args: A): SagaGenerator<Task> {
  return (yield effects.spawn(saga as Checked, ...args)) as Task;
}

export function* join(task: Task): SagaGenerator {
  yield effects.join(task);
}

export function* cancel(task: Task): SagaGenerator {
  yield effects.cancel(task);
}

/** Asked in a `finally`: whether the saga was cancelled. */
export function* cancelled(): SagaGenerator<boolean> {
  return (yield effects.cancelled()) as boolean;
}

type Worker<P, A extends readonly unknown[]> = (...args: [...A, Matched<P>]) => unknown;

/** A worker for every action that passes. */
export function* takeEvery<const P extends Patterns, A extends readonly unknown[]>(
  pattern: P,
  worker: Worker<P, A>,
  ...args: A
): SagaGenerator {
  yield effects.takeEvery(pattern as never, worker as Checked, ...args);
}

/** A worker for the newest action that passes; the one before is cancelled. */
export function* takeLatest<const P extends Patterns>(pattern: P, worker: Worker<P, []>): SagaGenerator {
  yield effects.takeLatest(pattern as never, worker as Checked);
}

/** A worker for an action that passes while none is at work; the others are let go. */
export function* takeLeading<const P extends Patterns>(pattern: P, worker: Worker<P, []>): SagaGenerator {
  yield effects.takeLeading(pattern as never, worker as Checked);
}

/** A worker for the last action that passes, once none has for so long. */
export function* debounce<const P extends Patterns>(ms: number, pattern: P, worker: Worker<P, []>): SagaGenerator {
  yield effects.debounce(ms, pattern as never, worker as Checked);
}

/** Keeps the actions that pass until they are taken. */
export function* actionChannel<const P extends Patterns>(
  pattern: P,
  buffer: Buffer<Matched<P>>,
): SagaGenerator<Channel<Matched<P>>> {
  return (yield effects.actionChannel(pattern as never, buffer)) as Channel<Matched<P>>;
}

/** Takes all that waits in a channel. */
export function* flush<T extends object>(channel: Channel<T>): SagaGenerator<T[]> {
  return (yield effects.flush(channel)) as T[];
}
