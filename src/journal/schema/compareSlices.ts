import type { Reducer } from '@reduxjs/toolkit';
import { isFields } from './upcastCache';

/** How the slices of a recorded state differ from those with which this release begins. */
export interface SliceChanges {
  /** Recorded, and unknown today. */
  readonly gone: readonly string[];
  /** Not recorded, for there was none: they begin as they do today. */
  readonly added: readonly string[];
}

/** Compares the names of slices, not what is in them. */
export function compareSlices<S>(recorded: unknown, reducer: Reducer<S>): SliceChanges {
  const today = Object.keys(reducer(undefined, { type: 'journal/compared' }) as object);
  const names = isFields(recorded) ? Object.keys(recorded) : [];
  return {
    gone: names.filter((name) => !today.includes(name)),
    added: today.filter((name) => !names.includes(name)),
  };
}
