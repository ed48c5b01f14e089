import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyles } from './control.styles';
import { Field, type FieldText } from './Field';

interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid'> {}

/** A single-line text field; other props go to the input. */
export function TextField({ id, label, mark, hint, error, hideLabel, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => <Input {...rest} {...control} type={type} />}
    </Field>
  );
}

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'aria-describedby' | 'aria-invalid'> {}

/** A multi-line text field: delivery instructions, a message to the shop. */
export function TextArea({ id, label, mark, hint, error, hideLabel, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => <Input as="textarea" {...rest} {...control} rows={rows} />}
    </Field>
  );
}

/** The cross in a search field, which browsers draw in blue, is grey. */
const Input = styled.input`
  ${controlStyles}
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;
