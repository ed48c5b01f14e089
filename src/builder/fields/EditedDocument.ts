import type { UnknownAction } from '@reduxjs/toolkit';
import { createContext } from 'react';
import type { DocumentRule } from '../../contract/documents/documentRules';
import { fieldChanged, fieldLeft, selectDocument, selectProblems, type Json, type DocumentPath } from '../draft';
import type { BuilderState } from '../kernel/state';
import { siteLimits, type FieldLimits } from './limits';

/** Where the fields get their values from, and what they dispatch. */
interface EditedDocument {
  readonly selectDocument: (state: BuilderState) => unknown;
  readonly selectProblems: (state: BuilderState) => ReadonlyMap<string, DocumentRule>;
  readonly fieldChanged: (payload: { place: DocumentPath; value: Json }) => UnknownAction;
  readonly fieldLeft: () => UnknownAction;
  readonly limits: FieldLimits;
}

/** The document that the fields inside edit: the site, unless a provider names another. */
export const EditedDocumentContext = createContext<EditedDocument>({
  selectDocument,
  selectProblems,
  fieldChanged,
  fieldLeft,
  limits: siteLimits,
});
