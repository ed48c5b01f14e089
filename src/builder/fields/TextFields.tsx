import type { HTMLInputAutoCompleteAttribute } from 'react';
import { TextArea, TextField } from '../../storefront/ui/fields/TextField';
import type { DocumentPath } from '../draft';
import { textOf, useField } from './useField';

export interface DocumentFieldProps {
  readonly path: DocumentPath;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface DocumentTextProps extends DocumentFieldProps {
  /** Whether an empty field is stored as null. */
  readonly orNull?: boolean;
  readonly placeholder?: string | undefined;
  readonly inputMode?: 'url';
  readonly hideLabel?: boolean;
  /** A message to show while the field itself breaks no rule. */
  readonly error?: string | undefined;
}

const off: HTMLInputAutoCompleteAttribute = 'off';

/** A one-line text of the document. */
export function DocumentText({ path, orNull = false, error: other, ...rest }: DocumentTextProps) {
  const { id, value, error, lang, type, leave } = useField(path);
  return (
    <TextField
      {...rest}
      id={id}
      lang={lang}
      autoComplete={off}
      value={textOf(value)}
      error={error ?? other}
      onChange={({ target }) => type(orNull && target.value === '' ? null : target.value)}
      onBlur={leave}
    />
  );
}

interface DocumentTextAreaProps extends DocumentFieldProps {
  /** Whether an empty field is stored as null; true by default. */
  readonly orNull?: boolean;
  readonly placeholder?: string;
}

/** A multi-line text of the document. */
export function DocumentTextArea({ path, orNull = true, ...rest }: DocumentTextAreaProps) {
  const { id, value, error, lang, type, leave } = useField(path);
  return (
    <TextArea
      {...rest}
      id={id}
      lang={lang}
      value={textOf(value)}
      error={error}
      onChange={({ target }) => type(orNull && target.value === '' ? null : target.value)}
      onBlur={leave}
    />
  );
}
