import { createSelector } from '@reduxjs/toolkit';
import type { BuilderState } from '../../kernel/state';

/** Creates a selector for whether the document being edited differs from the saved one. */
export function changedFrom(
  selectEdited: (state: BuilderState) => object | null,
  selectStored: (state: BuilderState) => object | null,
) {
  const selectStoredText = createSelector([selectStored], (stored) => JSON.stringify(stored));
  return createSelector(
    [selectEdited, selectStored, selectStoredText],
    (edited, stored, storedText) => edited !== null && edited !== stored && JSON.stringify(edited) !== storedText,
  );
}
