import styled from 'styled-components';
import { ring, turning } from '../feedback/Spinner';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

const variants = {
  primary: { face: tokens.color.pine, over: tokens.color.pineDeep, ink: tokens.color.onPine, edge: 'transparent' },
  secondary: {
    face: tokens.color.surface,
    over: tokens.color.pineSoft,
    ink: tokens.color.pine,
    edge: tokens.color.pine,
  },
  quiet: { face: 'transparent', over: tokens.color.pineSoft, ink: tokens.color.pine, edge: 'transparent' },
  danger: { face: tokens.color.danger, over: tokens.color.dangerDeep, ink: tokens.color.onPine, edge: 'transparent' },
} as const;

export type ButtonVariant = keyof typeof variants;

interface ButtonStyleProps {
  readonly $variant: ButtonVariant;
  readonly $wide: boolean;
}

/**
 * A button, or with `as` a link that looks like one. The rules for a pressed and a busy button are here from the start:
 * if a press added a rule, the browser would calculate the styles of the whole page again.
 */
export const ButtonRoot = styled.button<ButtonStyleProps>`
  ${({ $variant }) => {
    const { face, over, ink, edge } = variants[$variant];
    return `background:${face};color:${ink};border:1px solid ${edge};${media.hover}{&:hover{background:${over}}}`;
  }}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  ${({ $wide }) => $wide && 'width:100%;'}
  min-height: ${tokens.target.base};
  padding: ${tokens.space[2]} ${({ $wide }) => ($wide ? tokens.space[2] : tokens.space[5])};
  /* Quiet buttons have no background: this aligns their text with the content above and below. */
  ${({ $variant }) => $variant === 'quiet' && `padding-inline:${tokens.space[2]};margin-inline:-.5rem;`}
  border-radius: ${tokens.radius.control};
  font-size: ${tokens.size.small};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${tokens.motion.fast};
  &:focus-visible {
    border-radius: ${tokens.radius.control};
  }
  /* Always translated, if only by nothing: an element's first transform makes the browser lay out the page. */
  translate: 0 0;
  &:active {
    translate: 0 1px;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${tokens.color.paperDeep};
    border-color: transparent;
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }
  /* Always there: an element inserted at the press would make the browser lay out the list around the button. */
  &::after {
    content: '';
    position: absolute;
    /* 20 px wide and high, in the middle. */
    inset: calc(50% - 10px);
    ${ring}
    visibility: hidden;
  }
  &[aria-busy='true'] {
    cursor: progress;
    -webkit-text-fill-color: transparent;
    > svg {
      visibility: hidden;
    }
    &::after {
      visibility: visible;
      ${turning}
    }
  }
`;
