import { createSelector } from '@reduxjs/toolkit';
import { selectSettled } from '../draft';
import { selectBefore, selectSite, selectStored, type Base } from './publicationSlice';

/**
 * The saved draft on which the draft being edited is based; null before there is one. Where undo has gone back before a
 * settled conflict, it is the draft from before that conflict: saving then meets the same conflict again, and
 * overwrites nothing.
 */
export const selectBase = createSelector(
  [selectBefore, selectSettled, selectSite, selectStored],
  (before, settled, site, stored): Base | null =>
    before[settled] ?? (site && stored && { revision: site.revision, document: stored }),
);
