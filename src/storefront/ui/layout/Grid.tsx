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
  /** The least width of a column; as many as fit stand side by side. */
  readonly $minimum?: string;
  /** How far items stand apart (KIT-03), none by default. */
  readonly $spacing?: GridSpacing;
}

/** Equal columns, as many as the place allows, without a media query. */
export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minimum = '16rem' }) => $minimum}), 1fr));
  gap: ${({ $spacing = 'none' }) => spacings[$spacing]};
`;
