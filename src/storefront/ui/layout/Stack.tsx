import styled from 'styled-components';
import { tokenOf, type SpaceToken } from '../theme/tokens';

interface Gap {
  readonly $gap?: SpaceToken;
}

/** A vertical stack; `$gap` is a space token, 4 by default. */
export const Stack = styled.div<Gap>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = '4' }) => tokenOf('space', $gap)};
`;

const justifications = { start: 'flex-start', between: 'space-between', end: 'flex-end', center: 'center' } as const;

/** A wrapping row; `$gap` is a space token, 3 by default. */
export const Cluster = styled.div<Gap & { readonly $justify?: keyof typeof justifications }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => justifications[$justify]};
  gap: ${({ $gap = '3' }) => tokenOf('space', $gap)};
`;
