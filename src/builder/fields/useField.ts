import { useContext } from 'react';
import { useMessages } from '../../storefront/messages';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { useDataLanguage } from '../language';
import { pathOf, valueAt, type Json, type DocumentPath } from '../draft';
import { EditedDocumentContext } from './EditedDocument';
import { problemText } from './problemText';

/** The id of the control that edits a path, by which it can be focused. */
export const fieldId = (path: DocumentPath): string => `field-${pathOf(path)}`;

/** The message of the rule broken at a path; undefined where none is. */
export function useProblem(path: DocumentPath): string | undefined {
  const t = useMessages();
  const written = pathOf(path);
  const { selectProblems, limits } = useContext(EditedDocumentContext);
  const rule = useBuilderSelector((state) => selectProblems(state).get(written));
  return rule && problemText(t, rule, written, limits);
}

interface DocumentField {
  readonly id: string;
  readonly value: unknown;
  readonly error: string | undefined;
  /** `lang` of the value, if it is text in another language than the page's. */
  readonly lang: string | undefined;
  /** The user typed: whatever is typed into the field until it is left is one undo step. */
  readonly type: (value: Json) => void;
  /** The user chose a value: an undo step of its own. */
  readonly choose: (value: Json) => void;
  readonly leave: () => void;
}

/** Names of fields with words that shoppers read; the values of most others are addresses, codes or references. */
const WORDS = new Set([
  ...[
    'label',
    'text',
    'title',
    'name',
    'caption',
    'altText',
    'logoAltText',
    'legalText',
    'description',
    'shortDescription',
  ],
  ...['question', 'html', 'servings', 'head', 'rows', 'gymBrands'],
]);

/** Whether a path leads to text for shoppers: to a field with a name in `WORDS`, or to an entry of a list in one. */
const leadsToWords = (path: DocumentPath): boolean =>
  WORDS.has(String(path.findLast((name) => !/^\d+$/.test(String(name)))));

/** A path's value, its problem, and the callbacks that change it. */
export function useField(path: DocumentPath): DocumentField {
  const dispatch = useBuilderDispatch();
  const { selectDocument, fieldChanged, fieldLeft } = useContext(EditedDocumentContext);
  const value = useBuilderSelector((state) => valueAt(selectDocument(state), path));
  const type = (changed: Json) => void dispatch(fieldChanged({ place: path, value: changed }));
  const leave = () => void dispatch(fieldLeft());
  const choose = (chosen: Json) => {
    type(chosen);
    leave();
  };
  const dataLanguage = useDataLanguage();
  const lang = leadsToWords(path) ? dataLanguage : undefined;
  return { id: fieldId(path), value, error: useProblem(path), lang, type, choose, leave };
}

/** A value as a text field shows it; anything but text is empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
