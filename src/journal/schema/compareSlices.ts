import type { Reducer } from '@reduxjs/toolkit';
import { isFields } from './upcastCache';

/** How the slices of a recorded state differ from those that this release starts with. */
export interface SliceChanges {
  /** In the recording, but not in this release. */
  readonly gone: readonly string[];
  /** In this release, but not in the recording: a replay begins with their initial state. */
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
