import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldGroup } from '../../storefront/ui/fields/FieldGroup';
import { visuallyHidden } from '../../storefront/ui/text/VisuallyHidden';
import { tokens } from '../../storefront/ui/theme/tokens';

interface SegmentsProps<T extends string> {
  readonly label: string;
  /** false: the label is for screen readers only. */
  readonly showLabel?: boolean;
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly options: readonly { readonly value: T; readonly label: string; readonly show?: ReactNode }[];
}

/** A choice of a few values side by side: native radio buttons, so that arrow keys work. */
export function Segments<T extends string>({ label, showLabel = false, value, onChoose, options }: SegmentsProps<T>) {
  const name = useId();
  return (
    <Root $showLabel={showLabel}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} title={option.show === undefined ? undefined : option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.show === undefined ? (
              <span>{option.label}</span>
            ) : (
              <span>
                <i aria-hidden>{option.show}</i>
                <b>{option.label}</b>
              </span>
            )}
          </label>
        ))}
      </div>
    </Root>
  );
}

const Root = styled(FieldGroup)<{ readonly $showLabel: boolean }>`
  > div {
    display: flex;
    flex-wrap: wrap;
    padding: 2px;
    border: 1px solid ${tokens.color.outline};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface};
  }
  legend {
    margin-bottom: ${tokens.space[1]};
    ${({ $showLabel }) => !$showLabel && visuallyHidden}
  }
  b,
  input {
    ${visuallyHidden}
  }
  i {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    font-style: normal;
  }
  label {
    position: relative;
    display: block;
    flex: 1 0 auto;
    cursor: pointer;
  }
  span {
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: ${tokens.target.base};
    min-height: 2.5rem;
    padding: 0 ${tokens.space[3]};
    border-radius: ${tokens.radius.small};
    font-weight: 600;
    white-space: nowrap;
  }
  label:hover span {
    background: ${tokens.color.paperDeep};
  }
  input:checked + span {
    background: ${tokens.color.pine};
    color: ${tokens.color.onPine};
  }
  input:focus-visible + span {
    outline: 2px solid ${tokens.color.pine};
    outline-offset: 3px;
  }
`;
