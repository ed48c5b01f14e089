import { createSelector } from '@reduxjs/toolkit';
import { contentProblems } from '../../../commerce/content/checkContent';
import type { DocumentRule } from '../../../contract/documents/documentRules';
import type { BuilderState } from '../../kernel/state';
import { changedFrom } from '../../publication';
import { BLANK_CONTENT, selectAreProblemsShown, selectContent, selectStoredContent } from './contentSlice';

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

/** What a content is held against: a new one that nobody has touched is no change. */
const selectUnedited = (state: BuilderState) => selectStoredContent(state) ?? BLANK_CONTENT;

/** Whether what is edited says something else than the draft that the server has. */
export const selectIsContentChanged = changedFrom(selectContent, selectUnedited);
