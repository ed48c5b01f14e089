import { createSelector } from '@reduxjs/toolkit';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import { selectDocument } from '../draft';
import { selectBase, selectConflict } from '../publication';
import { selectChoices, selectShown } from './conflictSlice';
import { differencesOf, reconcile, type Difference, type Side } from './reconcile';

/** A difference with the side chosen for it; null: undecided, because both sides have changed it. */
export interface DecidedDifference extends Difference {
  readonly side: Side | null;
}

/** The differences between the draft being edited and the one somebody else has saved; empty without a conflict. */
const selectDifferences = createSelector([selectConflict, selectDocument, selectBase], (stored, mine, base) =>
  stored && mine ? differencesOf(stored.document, mine, base?.document ?? stored.document) : [],
);

export const selectDecided = createSelector(
  [selectDifferences, selectChoices],
  (differences, choices): readonly DecidedDifference[] =>
    differences.map((difference) => ({ ...difference, side: choices[difference.id] ?? difference.suggested })),
);

/** The merged site with the decisions made so far; undecided differences are shown as the other builder saved them. */
export const selectResult = createSelector(
  [selectConflict, selectDocument, selectBase, selectDecided],
  (stored, mine, base, decided): SiteDocument | null => {
    if (!stored || !mine) return null;
    const sides = new Map(decided.map(({ id, side }) => [id, side]));
    return reconcile(stored.document, mine, base?.document ?? stored.document, ({ id }) => sides.get(id) ?? 'theirs');
  },
);

/** What the preview shows: the draft being edited, or during a conflict the version chosen for viewing. */
export const selectPreviewed = createSelector(
  [selectConflict, selectDocument, selectResult, selectShown],
  (conflict, mine, result, shown) => {
    if (!conflict || shown === 'mine') return mine;
    return shown === 'theirs' ? conflict.document : result;
  },
);
