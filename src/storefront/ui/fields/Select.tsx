import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../controls/Icon';
import { tokens } from '../theme/tokens';
import { controlStyles } from './control.styles';
import { Field, type FieldText } from './Field';

interface SelectProps
  extends FieldText, Omit<ComponentProps<'select'>, 'aria-describedby' | 'aria-invalid' | 'children'> {
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
    /** Of the label, where it is not the page's. */
    readonly lang?: string | undefined;
  }[];
}

/** A native select: phones show their own picker. */
export function Select({ id, label, mark, hint, error, hideLabel, options, ...rest }: SelectProps) {
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => (
        <Box>
          <select {...rest} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} size="small" />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
  select {
    ${controlStyles}
    padding-right: ${tokens.space[10]};
    appearance: none;
    cursor: pointer;
    text-overflow: ellipsis;
  }
  svg {
    position: absolute;
    inset: 0 ${tokens.space[3]} 0 auto;
    margin: auto;
    pointer-events: none;
  }
`;
