import styled from 'styled-components';
import { tokenOf, tokens, type SpaceToken } from '../theme/tokens';

/**
 * A white surface with a hairline border; `$padding` is a space token, 4 by default; `as` sets the element (article,
 * li, section).
 */
export const Card = styled.div<{ readonly $padding?: SpaceToken | 0 }>`
  padding: ${({ $padding = '4' }) => ($padding === 0 ? '0' : tokenOf('space', $padding))};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;
