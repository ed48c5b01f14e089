import { useContext } from 'react';
import { useMessages } from '../../storefront/messages';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { useDataLanguage } from '../language';
import { pathOf, valueAt, type Json, type Place } from '../draft';
import { EditedDocumentContext } from './EditedDocument';
import { problemText } from './problemText';

/** The id of the control that edits a path, by which it can be focused. */
export const fieldId = (place: Place): string => `field-${pathOf(place)}`;

/** The message of the rule broken at a path; undefined where none is. */
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
  /** Of the value, where it is another language than the page's. */
  readonly lang: string | undefined;
  /** The user typed: joins the current undo step. */
  readonly type: (value: Json) => void;
  /** The user chose a value: an undo step of its own. */
  readonly choose: (value: Json) => void;
  readonly leave: () => void;
}

/** A path's value, its problem, and the callbacks that change it. */
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
  return { id: fieldId(place), value, error: useProblem(place), lang: useDataLanguage(), type, choose, leave };
}

/** A value as a text field shows it; anything but text is empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
