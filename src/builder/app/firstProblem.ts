import { createSelector } from '@reduxjs/toolkit';
import { selectProblems, type Selection } from '../draft';
import { SECTIONS, type Section } from './viewSlice';

/** A broken rule, and the section in which it can be fixed. */
interface LocatedProblem {
  readonly path: string;
  readonly section: Section;
  /** The menu or menu item that must be selected first; null: the section shows the field without a selection. */
  readonly selection: Selection | null;
}

/** The first broken rule in the order of the page; null: nothing is wrong. */
export const selectFirstProblem = createSelector([selectProblems], (problems): LocatedProblem | null => {
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
