import type { Store } from '@reduxjs/toolkit';
import type { ActionRecord, GapRecord, RebaseRecord } from '../format';
import { inertDispatch } from './inertDispatch';
import { recordedPositions, type RecordedOptions } from './recordedPositions';

export interface ReplayOptions<S> extends RecordedOptions<S> {
  /** The number of actions between states that are kept by reference. */
  readonly snapshotEvery?: number;
}

/**
 * A Redux store at one position of a recording: 0 is the first snapshot, n the state after the n-th recorded action.
 */
export interface ReplayStore<S> extends Store<S> {
  /** Number of actions in the log. */
  readonly length: number;
  readonly position: () => number;
  /**
   * Moves to a position (clamped) and notifies subscribers. Throws, without moving, when a reducer throws on the way.
   */
  readonly seek: (position: number) => void;
  /** Like `seek`, with a pause after each action: for long distances, which would otherwise block the page. */
  readonly seekInSteps: (position: number) => Generator<undefined, void>;
  /**
   * Adopts a state that was computed elsewhere, so that later moves can start from it; ignored at a position whose
   * state is not kept (see `snapshotEvery`).
   */
  readonly keep: (position: number, state: S) => void;
  /** The record that led to this position; undefined for 0. */
  readonly actionAt: (position: number) => ActionRecord | undefined;
  /** The state before the action that leads to this position, without moving there; for 0 the first state. */
  readonly stateBefore: (position: number) => S;
  /** The declared gap or rebase between this position and the one before. */
  readonly gapBefore: (position: number) => GapRecord | RebaseRecord | undefined;
  /** Number of states kept by reference. */
  readonly snapshots: () => number;
}

/** A store's subscribers, who are notified of each move. */
function createSubscriptions() {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    // Wrapped, so that one function subscribed twice is notified twice and each unsubscribe removes one.
    const own = (): void => listener();
    listeners.add(own);
    return () => listeners.delete(own);
  };
  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  return { subscribe, notify };
}

/**
 * The store of a replay, for a react-redux Provider: it reduces only the recorded actions. Dispatch is inert (nothing
 * is reduced, no request starts). Throws when the log has no snapshot before its first action.
 */
export function createReplayStore<S>(options: ReplayOptions<S>): ReplayStore<S> {
  const { snapshotEvery = 500 } = options;
  const recorded = recordedPositions(options);
  const { length, snapshotBefore, actionAt } = recorded;
  const { subscribe, notify } = createSubscriptions();
  const kept = new Map<number, S>();
  let at = 0;
  const initial = snapshotBefore(1);
  if (initial === undefined) throw new Error('the log has no snapshot to begin with');
  const start: S = initial;
  let state = start;

  /** The latest state at or before `position` that is known already. */
  function nearest(position: number): { from: number; known: S } {
    const here = at <= position ? at : -1;
    for (let from = position - (position % snapshotEvery); from > Math.max(here, 0); from -= snapshotEvery) {
      const known = kept.get(from);
      if (known !== undefined) return { from, known };
    }
    return here < 0 ? { from: 0, known: start } : { from: here, known: state };
  }

  function* fold(from: number, known: S, target: number): Generator<undefined, S> {
    let reached = known;
    for (let position = from + 1; position <= target; position++) {
      const record = actionAt(position);
      if (record) reached = recorded.reduce(snapshotBefore(position) ?? reached, record);
      keep(position, reached);
      yield;
    }
    return reached;
  }

  function stateBefore(position: number): S {
    const found = snapshotBefore(position);
    if (found !== undefined) return found;
    const { from, known } = nearest(Math.max(0, position - 1));
    const steps = fold(from, known, position - 1);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  function keep(position: number, reached: S): void {
    if (position % snapshotEvery === 0) kept.set(position, reached);
  }

  function* seekInSteps(wanted: number): Generator<undefined, void> {
    const target = Math.max(0, Math.min(length, Math.trunc(wanted)));
    const { from, known } = nearest(target);
    const reached = yield* fold(from, known, target);
    if (target === at && reached === state) return;
    at = target;
    state = reached;
    notify();
  }

  function seek(wanted: number): void {
    const steps = seekInSteps(wanted);
    while (!steps.next().done);
  }

  const getState = (): S => state;

  return {
    getState,
    subscribe,
    // The type promises to return the action; thunks and probes of the hooks get what they expect instead.
    dispatch: <T>(action: T): T => inertDispatch(action) as T,
    replaceReducer() {},
    [Symbol.observable]() {
      return {
        subscribe: (observer) => ({ unsubscribe: subscribe(() => observer.next?.(state)) }),
        [Symbol.observable]() {
          return this;
        },
      };
    },
    length,
    position: () => at,
    seek,
    seekInSteps,
    keep,
    actionAt,
    stateBefore,
    gapBefore: recorded.gapBefore,
    snapshots: () => kept.size + 1,
  };
}
