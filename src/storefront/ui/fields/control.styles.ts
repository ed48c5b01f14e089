import { css } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

/** The box of every text control. iOS zooms in on text smaller than 16 px; this is 17. */
export const controlStyles = css`
  width: 100%;
  min-height: ${tokens.target.base};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.outline};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  font-size: ${tokens.size.body};
  line-height: 1.4;
  transition: border-color ${tokens.motion.fast};
  &::placeholder {
    color: ${tokens.color.inkSoft};
    opacity: 1;
  }
  ${media.hover} {
    &:hover {
      border-color: ${tokens.color.ink};
    }
  }
  &:focus-visible {
    border-color: ${tokens.color.pine};
    border-radius: ${tokens.radius.control};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.color.danger};
    box-shadow: inset 0 0 0 1px ${tokens.color.danger};
  }
  &:disabled {
    border-color: ${tokens.color.hairline};
    background: ${tokens.color.paperDeep};
    color: ${tokens.color.inkSoft};
  }
`;
