import styled from 'styled-components';
import { Cluster } from '../../../storefront/ui/layout/Stack';
import { themeValues } from '../../../storefront/ui/theme/themeValues';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { choice, eachOf, story } from '../../story';

const parts = ['color', 'accent', 'size', 'font', 'space', 'radius', 'shadow'] as const;
type Part = (typeof parts)[number];

export const globalStyleStory = story<{ part: Part }>({
  shows: ['GlobalStyle'],
  use: 'globalStyle.use',
  avoid: 'globalStyle.avoid',
  room: 'whole',
  usual: { part: 'color' },
  properties: { part: choice(parts) },
  states: eachOf('part', parts),
  show: ({ part }, { say }) => (
    <Cluster as="ul" $gap="4">
      {Object.entries(themeValues[part]).map(([name, value]) => (
        <Sample key={name} $part={part} $value={value}>
          <span>{part === 'size' || part === 'font' ? say('sample.butter') : null}</span>
          <small>{name}</small>
        </Sample>
      ))}
    </Cluster>
  ),
});

const faces: Readonly<Record<Part, (value: string) => string>> = {
  color: (value) => `height:3.5rem;background:${value};border:1px solid ${tokens.color.hairline};`,
  accent: (value) => `height:3.5rem;background:${value};border:1px solid ${tokens.color.hairline};`,
  size: (value) => `font-size:${value};`,
  font: (value) => `font-family:${value};font-size:${tokens.size.large};`,
  space: (value) => `height:${value};width:${value};background:${tokens.color.pine};border-radius:0;`,
  radius: (value) => `height:3.5rem;border:2px solid ${tokens.color.pine};border-radius:${value};`,
  shadow: (value) => `height:3.5rem;background:${tokens.color.surface};box-shadow:${value};`,
};

const Sample = styled.li<{ readonly $part: Part; readonly $value: string }>`
  display: flex;
  flex-direction: column;
  align-self: flex-end;
  gap: ${tokens.space[1]};
  min-width: 5rem;
  span {
    border-radius: ${tokens.radius.control};
    ${({ $part, $value }) => faces[$part]($value)}
  }
  small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
