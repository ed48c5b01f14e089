import type { UnknownAction } from '@reduxjs/toolkit';
import { createContext } from 'react';
import type { DocumentRule } from '../../contract/documents/documentRules';
import { fieldChanged, fieldLeft, selectDocument, selectProblems, type Json, type Place } from '../draft';
import type { BuilderState } from '../kernel/state';
import { siteLimits, type FieldLimits } from './limits';

/** Where fields read what they show, and what becomes of what is typed into them. */
interface EditedDocument {
  readonly selectDocument: (state: BuilderState) => unknown;
  readonly selectProblems: (state: BuilderState) => ReadonlyMap<string, DocumentRule>;
  readonly fieldChanged: (payload: { place: Place; value: Json }) => UnknownAction;
  readonly fieldLeft: () => UnknownAction;
  readonly limits: FieldLimits;
}

/** The document whose fields stand below: the site, unless another is provided. */
export const EditedDocumentContext = createContext<EditedDocument>({
  selectDocument,
  selectProblems,
  fieldChanged,
  fieldLeft,
  limits: siteLimits,
});
