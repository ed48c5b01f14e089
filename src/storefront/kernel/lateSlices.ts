import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { put, select, type SagaGenerator } from './effects';
import type { LateState } from './state';

type LateSliceName = keyof LateState;
export type LateSlices = Readonly<Partial<Record<LateSliceName, Reducer>>>;

/**
 * Slices are added by an action rather than when their code loads: the state has them from then on, in the browser, in
 * the server render and in a replay alike.
 */
export const slicesJoined = createAction<{ readonly names: readonly LateSliceName[] }>('slices/joined');

const reducers = new Map<string, Reducer>();

/** Registers a page's reducers; the state changes only with `slices/joined`. */
export function addSlices(slices: LateSlices): void {
  for (const [name, reducer] of Object.entries(slices)) reducers.set(name, reducer);
}

const noSlices: LateState = {};

/**
 * Reduces the slices that have joined. A slice whose code is missing, because its page failed to load, keeps its state.
 */
export function lateReducer(state: LateState = noSlices, action: UnknownAction): LateState {
  const joining = slicesJoined.match(action) ? action.payload.names : [];
  const known: Readonly<Record<string, unknown>> = { ...state };
  const names = new Set([...Object.keys(known), ...joining]);
  if (names.size === 0) return state;
  const next = Object.fromEntries(
    [...names].map((name) => [name, reducers.get(name)?.(known[name], action) ?? known[name]]),
  );
  return Object.entries(next).every(([name, slice]) => slice === known[name]) ? state : next;
}

/** Adds those slices of a page to the state that have not joined yet. */
export function* joinSlices(slices: LateSlices = {}): SagaGenerator {
  addSlices(slices);
  const { late } = yield* select();
  const names = (Object.keys(slices) as LateSliceName[]).filter((name) => !(name in late));
  if (names.length > 0) yield* put(slicesJoined({ names }));
}
