import styled from 'styled-components';
import { useMessages } from '../../../storefront/messages';
import { Select } from '../../../storefront/ui/fields/Select';
import { TextField } from '../../../storefront/ui/fields/TextField';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { ColorInput } from '../../fields';
import { LINES, readBorder, writeBorder, type Border } from './styleControls';

interface BorderInputProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
  readonly onLeave: () => void;
}

/** A border in three parts: width in pixels, style, colour. */
export function BorderInput({ id, value, error, onType, onLeave }: BorderInputProps) {
  const t = useMessages();
  const border = readBorder(value) ?? { width: '', line: 'solid', color: '' };
  const widthIsWrong = !/^\d{1,2}$/.test(border.width);
  const change = (part: Partial<Border>) => onType(writeBorder({ ...border, ...part }));
  return (
    <Root>
      <TextField
        id={id}
        label={t('builderSettings.border.width')}
        inputMode="numeric"
        autoComplete="off"
        value={border.width}
        error={widthIsWrong ? error : undefined}
        onChange={({ target }) => change({ width: target.value })}
        onBlur={onLeave}
      />
      <Select
        id={`${id}-line`}
        label={t('builderSettings.border.line')}
        value={border.line}
        options={LINES.map((line) => ({ value: line, label: t(`builderSettings.word.${line}`) }))}
        onChange={({ target }) => {
          const line = LINES.find((known) => known === target.value);
          if (line) change({ line });
        }}
        onBlur={onLeave}
      />
      <ColorInput
        id={`${id}-color`}
        label={t('builderSettings.border.color')}
        value={border.color}
        error={widthIsWrong ? undefined : error}
        onType={(color) => change({ color })}
        onLeave={onLeave}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(4rem, 1fr) minmax(6rem, 2fr);
  gap: ${tokens.space[2]};
  padding-left: ${tokens.space[3]};
  border-left: 2px solid ${tokens.color.hairline};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;
