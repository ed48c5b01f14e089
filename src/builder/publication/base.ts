import { createSelector } from '@reduxjs/toolkit';
import { selectSettled } from '../draft';
import { selectBefore, selectSite, selectStored, type Base } from './publicationSlice';

/**
 * The server's draft that the draft being edited is a change of; null before there is one. Behind a settled conflict it is what
 * the server had before: saving that again meets the same conflict, and overwrites nothing.
 */
export const selectBase = createSelector(
  [selectBefore, selectSettled, selectSite, selectStored],
  (before, settled, site, stored): Base | null =>
    before[settled] ?? (site && stored && { revision: site.revision, document: stored }),
);
