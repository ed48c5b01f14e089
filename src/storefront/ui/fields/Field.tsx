import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../controls/Icon';
import { visuallyHidden } from '../text/VisuallyHidden';
import { tokens } from '../theme/tokens';

/** The texts of any field. */
export interface FieldText {
  readonly label: string;
  /** A note after the label: "facultatif". */
  readonly mark?: string | undefined;
  readonly hint?: ReactNode;
  /** What is wrong and how to correct it; marks the field as invalid. */
  readonly error?: ReactNode;
  /** Hides the label visually: only where the context makes the field's purpose obvious. */
  readonly hideLabel?: boolean | undefined;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldText {
  readonly id?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Connects label, hint and error with the control that `children` renders with the given attributes. */
export function Field({ id, label, mark, hint, error, hideLabel = false, children }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <Root $hideLabel={hideLabel}>
      <label htmlFor={own}>
        {label}
        {mark && <em> {mark}</em>}
      </label>
      {children({ id: own, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && <small id={`${own}-hint`}>{hint}</small>}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </Root>
  );
}

/** The error message of a field or group of fields. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <Icon icon={CircleAlert} size="x-small" />
      <span>{children}</span>
    </ErrorLine>
  );
}

const Root = styled.div<{ readonly $hideLabel: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  > label {
    font-weight: 600;
    ${({ $hideLabel }) => $hideLabel && visuallyHidden}
  }
  em,
  small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
    font-style: normal;
    font-weight: 400;
  }
`;

const ErrorLine = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  color: ${tokens.color.danger};
  font-size: ${tokens.size.caption};
  font-weight: 500;
  svg {
    margin-top: 2px;
  }
`;
