import { createSelector } from '@reduxjs/toolkit';
import { siteProblems } from '../../commerce/site/checkSite';
import type { DocumentRule } from '../../contract/documents/documentRules';
import { selectDocument } from './draftSlice';
import { pathOf, type DocumentPath } from './documentPath';

/** The first broken rule of each path, by the same rules that the server checks. */
export const selectProblems = createSelector([selectDocument], (document): ReadonlyMap<string, DocumentRule> => {
  const problems = new Map<string, DocumentRule>();
  if (!document) return problems;
  for (const { path, rule } of siteProblems(document)) if (!problems.has(path)) problems.set(path, rule);
  return problems;
});

/** How many paths break a rule: the given one and those below it. */
export function problemsBelow(problems: ReadonlyMap<string, DocumentRule>, path: DocumentPath): number {
  const written = pathOf(path);
  return [...problems.keys()].filter((at) => at === written || at.startsWith(`${written}.`)).length;
}
