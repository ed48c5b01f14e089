import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { put, select, type SagaGenerator } from './effects';
import type { LateState } from './state';

type LateSliceName = keyof LateState;
export type LateSlices = Readonly<Partial<Record<LateSliceName, Reducer>>>;

/**
 * Slices join by an action: from then on they are part of the state, in the browser, in the server's render and in a
 * replay alike, however early their code was loaded.
 */
export const slicesJoined = createAction<{ readonly names: readonly LateSliceName[] }>('slices/joined');

const reducers = new Map<string, Reducer>();

/** Makes the reducers of a page's slices known; the state changes only when they join. */
export function addSlices(slices: LateSlices): void {
  for (const [name, reducer] of Object.entries(slices)) reducers.set(name, reducer);
}

const noSlices: LateState = {};

/** The slices that have joined. One whose code isn't here (a page that could not be loaded) stays as it is. */
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

/** Lets the slices of a page join that have not yet. */
export function* joinSlices(slices: LateSlices = {}): SagaGenerator {
  const { late } = yield* select();
  const names = (Object.keys(slices) as LateSliceName[]).filter((name) => !(name in late));
  if (names.length > 0) yield* put(slicesJoined({ names }));
}
