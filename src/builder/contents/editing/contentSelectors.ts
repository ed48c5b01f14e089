import { createSelector } from '@reduxjs/toolkit';
import { contentProblems } from '../../../commerce/content/checkContent';
import type { DocumentRule } from '../../../contract/documents/documentRules';
import type { BuilderState } from '../../kernel/state';
import { changedFrom } from '../../publication';
import { BLANK_CONTENT, selectAreProblemsShown, selectContent, selectStoredContent } from './contentSlice';

/** The first broken rule of each path, by the same rules that the server checks. */
export const selectContentProblems = createSelector([selectContent], (document): ReadonlyMap<string, DocumentRule> => {
  const problems = new Map<string, DocumentRule>();
  if (!document) return problems;
  for (const { path, rule } of contentProblems(document)) if (!problems.has(path)) problems.set(path, rule);
  return problems;
});

const none: ReadonlyMap<string, DocumentRule> = new Map();

/** The broken rules that are shown already. */
export const selectShownProblems = createSelector(
  [selectContentProblems, selectAreProblemsShown],
  (problems, areShown) => (areShown ? problems : none),
);

/**
 * What changes are measured against: the saved draft, or a blank content, so that an untouched new one is unchanged.
 */
const selectUnedited = (state: BuilderState) => selectStoredContent(state) ?? BLANK_CONTENT;

/** Whether the content differs from the saved draft. */
export const selectIsContentChanged = changedFrom(selectContent, selectUnedited);
