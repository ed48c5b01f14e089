import { createSelector } from '@reduxjs/toolkit';
import { contentProblems } from '../../../commerce/content/checkContent';
import type { DocumentRule } from '../../../contract/documents/documentRules';
import { selectAreProblemsShown, selectContent, selectStoredContent } from './contentSlice';

/** Every wrong place of the edited content with its first broken rule, by the rules that the server goes by too. */
export const selectContentProblems = createSelector([selectContent], (document): ReadonlyMap<string, DocumentRule> => {
  const problems = new Map<string, DocumentRule>();
  if (!document) return problems;
  for (const { path, rule } of contentProblems(document)) if (!problems.has(path)) problems.set(path, rule);
  return problems;
});

const none: ReadonlyMap<string, DocumentRule> = new Map();

/** Those that the builder is to see. */
export const selectShownProblems = createSelector(
  [selectContentProblems, selectAreProblemsShown],
  (problems, areShown) => (areShown ? problems : none),
);

const selectStoredText = createSelector([selectStoredContent], (stored) => JSON.stringify(stored));

/** Whether what is edited says something else than the draft that the server has. */
export const selectIsContentChanged = createSelector(
  [selectContent, selectStoredContent, selectStoredText],
  (document, stored, storedText) => document !== stored && JSON.stringify(document) !== storedText,
);
