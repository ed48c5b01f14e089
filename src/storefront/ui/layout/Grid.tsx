import styled from 'styled-components';
import { tokens } from '../theme/tokens';

const spacings = {
  'x-large': tokens.space[10],
  large: tokens.space[6],
  medium: tokens.space[4],
  small: tokens.space[3],
  'xx-small': tokens.space[1],
  none: '0',
} as const;

export type GridSpacing = keyof typeof spacings;

interface GridProps {
  /** The minimum width of a column; as many as fit stand side by side. */
  readonly $minimum?: string;
  /** The gap between items (KIT-03), none by default. */
  readonly $spacing?: GridSpacing;
}

/** Equal columns, as many as fit, without a media query. */
export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minimum = '16rem' }) => $minimum}), 1fr));
  gap: ${({ $spacing = 'none' }) => spacings[$spacing]};
`;
