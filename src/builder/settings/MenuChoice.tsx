import { createSelector } from '@reduxjs/toolkit';
import { useBuilderSelector } from '../kernel/hooks';
import { selectDocument, type DocumentPath } from '../draft';
import { DocumentChoice } from '../fields';

const selectMenuOptions = createSelector([selectDocument], (document) =>
  Object.keys(document?.menus ?? {}).map((name) => ({ value: name, label: name })),
);

interface MenuChoiceProps {
  readonly path: DocumentPath;
  readonly label: string;
  readonly hint?: string;
  readonly noneLabel?: string;
}

/** Chooses one of the document's menus. */
export function MenuChoice(props: MenuChoiceProps) {
  return <DocumentChoice {...props} options={useBuilderSelector(selectMenuOptions)} />;
}
