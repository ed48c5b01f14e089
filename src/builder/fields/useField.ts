import { useContext } from 'react';
import { useMessages } from '../../storefront/messages';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { pathOf, valueAt, type Json, type Place } from '../draft';
import { EditedDocumentContext } from './EditedDocument';
import { problemText } from './problemText';

/** The id of the control that shows the value at a place: who leads to a problem gives it the focus. */
export const fieldId = (place: Place): string => `field-${pathOf(place)}`;

/** What is wrong at a place of the document; undefined where nothing is. */
export function useProblem(place: Place): string | undefined {
  const t = useMessages();
  const path = pathOf(place);
  const { selectProblems, limits } = useContext(EditedDocumentContext);
  const rule = useBuilderSelector((state) => selectProblems(state).get(path));
  return rule && problemText(t, rule, path, limits);
}

interface DocumentField {
  readonly id: string;
  readonly value: unknown;
  readonly error: string | undefined;
  /** One more letter of what is being typed. */
  readonly type: (value: Json) => void;
  /** A choice: a step of its own. */
  readonly choose: (value: Json) => void;
  readonly leave: () => void;
}

/** The value at a place of the document, what is wrong with it, and the ways to change it. */
export function useField(place: Place): DocumentField {
  const dispatch = useBuilderDispatch();
  const { selectDocument, fieldChanged, fieldLeft } = useContext(EditedDocumentContext);
  const value = useBuilderSelector((state) => valueAt(selectDocument(state), place));
  const type = (changed: Json) => void dispatch(fieldChanged({ place, value: changed }));
  const leave = () => void dispatch(fieldLeft());
  const choose = (chosen: Json) => {
    type(chosen);
    leave();
  };
  return { id: fieldId(place), value, error: useProblem(place), type, choose, leave };
}

/** A value as the text of its field. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
