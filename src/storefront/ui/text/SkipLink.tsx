import styled from 'styled-components';
import { tokens } from '../theme/tokens';

/** A link to `#…` on this page that appears when focused; skip links must come first in the page. */
export const SkipLink = styled.a`
  position: absolute;
  z-index: ${tokens.layer.toast};
  inset: ${tokens.space[2]} auto auto ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[5]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.pine};
  color: ${tokens.color.onPine};
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
