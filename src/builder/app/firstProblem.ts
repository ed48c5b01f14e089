import { createSelector } from '@reduxjs/toolkit';
import { selectProblems, type Selection } from '../draft';
import { SECTIONS, type Section } from './viewSlice';

/** A wrong place and where it is put right. */
interface ProblemPlace {
  readonly path: string;
  readonly section: Section;
  /** The menu's item that must be selected for it; null: the section shows it by itself. */
  readonly selection: Selection | null;
}

/** The wrong place that comes first on the page; null: nothing is wrong. */
export const selectFirstProblem = createSelector([selectProblems], (problems): ProblemPlace | null => {
  const paths = [...problems.keys()];
  for (const section of SECTIONS) {
    const path = paths.find((found) => found === section || found.startsWith(`${section}.`));
    if (path === undefined) continue;
    const [, menu, ...rest] = path.split('.');
    const inMenu = section === 'menus' && menu !== undefined;
    return {
      path,
      section,
      selection: inMenu ? { menu, path: rest.filter((part) => /^\d+$/.test(part)).map(Number) } : null,
    };
  }
  return null;
});
