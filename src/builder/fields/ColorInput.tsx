import styled from 'styled-components';
import { isHexColor } from '../../contract/values/hexColor';
import { useMessages } from '../../storefront/messages';
import { controlStyles } from '../../storefront/ui/fields/control.styles';
import { Field, type FieldText } from '../../storefront/ui/fields/Field';
import { tokens } from '../../storefront/ui/theme/tokens';

/** What the browser's colour picker shows while the text is not a colour. */
const NO_COLOR = '#000000';

interface ColorInputProps extends FieldText {
  readonly id: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly onLeave: () => void;
}

/** A colour as text (# and six hex digits), beside the browser's own colour picker. */
export function ColorInput({ id, label, hint, error, hideLabel, value, onType, onLeave }: ColorInputProps) {
  const t = useMessages();
  return (
    <Field id={id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(control) => (
        <Pair>
          <input
            type="color"
            aria-label={t('builderFields.color.pick', { label })}
            value={isHexColor(value) ? value.toLowerCase() : NO_COLOR}
            onChange={({ target }) => onType(target.value)}
            onBlur={onLeave}
          />
          <input
            {...control}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onType(target.value)}
            onBlur={onLeave}
          />
        </Pair>
      )}
    </Field>
  );
}

const Pair = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  input[type='color'] {
    flex: none;
    width: ${tokens.target.base};
    height: ${tokens.target.base};
    padding: ${tokens.space[1]};
    border: 1px solid ${tokens.color.outline};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface};
    cursor: pointer;
  }
  input[type='text'] {
    ${controlStyles}
    min-width: 0;
  }
`;
