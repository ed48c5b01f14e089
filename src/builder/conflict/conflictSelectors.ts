import { createSelector } from '@reduxjs/toolkit';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import { selectDocument } from '../draft';
import { selectBase, selectConflict } from '../publication';
import { selectChoices, selectShown } from './conflictSlice';
import { differencesOf, reconcile, type Difference, type Side } from './reconcile';

/** A place of a conflict and whose version it gets; null: nobody has decided, and both have changed it. */
export interface DecidedDifference extends Difference {
  readonly side: Side | null;
}

/** The places at which the draft being edited differs from what somebody else has saved; empty without a conflict. */
const selectDifferences = createSelector([selectConflict, selectDocument, selectBase], (stored, mine, base) =>
  stored && mine ? differencesOf(stored.document, mine, base?.document ?? stored.document) : [],
);

export const selectDecided = createSelector(
  [selectDifferences, selectChoices],
  (differences, choices): readonly DecidedDifference[] =>
    differences.map((difference) => ({ ...difference, side: choices[difference.id] ?? difference.suggested })),
);

/** One site out of both, as decided so far: at an open place it is as somebody else has saved it. */
export const selectResult = createSelector(
  [selectConflict, selectDocument, selectBase, selectDecided],
  (stored, mine, base, decided): SiteDocument | null => {
    if (!stored || !mine) return null;
    const sides = new Map(decided.map(({ id, side }) => [id, side]));
    return reconcile(stored.document, mine, base?.document ?? stored.document, ({ id }) => sides.get(id) ?? 'theirs');
  },
);

/** What the preview shows: the draft being edited, or in a conflict the version that is being looked at. */
export const selectPreviewed = createSelector(
  [selectConflict, selectDocument, selectResult, selectShown],
  (conflict, mine, result, shown) => {
    if (!conflict || shown === 'mine') return mine;
    return shown === 'theirs' ? conflict.document : result;
  },
);
