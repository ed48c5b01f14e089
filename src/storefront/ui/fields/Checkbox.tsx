import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens';
import { FieldError } from './Field';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** `radio` is for one choice among several with the same `name`. */
  readonly type?: 'checkbox' | 'radio';
}

/** A native checkbox or radio button; its label, at least 44 px high, is clickable as well. */
export function Checkbox({ id, label, hint, error, type = 'checkbox', ...rest }: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Root>
      <label htmlFor={own}>
        <input {...rest} id={own} type={type} aria-describedby={describedBy} aria-invalid={error ? true : undefined} />
        <span>{label}</span>
      </label>
      {hint && <small id={`${own}-hint`}>{hint}</small>}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </Root>
  );
}

const Root = styled.div`
  label {
    display: flex;
    align-items: flex-start;
    gap: ${tokens.space[3]};
    min-height: ${tokens.target.base};
    padding: 0.625rem 0;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.125rem 0 0;
    accent-color: ${tokens.color.pine};
    cursor: inherit;
  }
  label:has(input:disabled) {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }
  small,
  p {
    margin-left: 2rem;
  }
  small {
    display: block;
    margin-top: -0.375rem;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
