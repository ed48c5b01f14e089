import { createSelector } from '@reduxjs/toolkit';
import { selectDocument } from '../draft';
import { selectStored } from './publicationSlice';

const selectStoredText = createSelector([selectStored], (stored) => JSON.stringify(stored));

/** Whether the draft being edited says something else than the draft that the server has. */
export const selectIsChanged = createSelector(
  [selectDocument, selectStored, selectStoredText],
  (document, stored, storedText) => document !== stored && JSON.stringify(document) !== storedText,
);
