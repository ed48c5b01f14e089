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

/** Without specificity, so that what surrounds a button can go on overriding its look. */
const variantRules = Object.entries(variants)
  .map(
    ([variant, { face, over, ink, edge }]) =>
      `&:where([data-variant=${variant}]){--face:${face};--over:${over};--ink:${ink};--edge:${edge}}`,
  )
  .join('');

/** What a button is given to look like one of the variants, or to be as wide as there is room. */
export const variantAttributes = (variant: ButtonVariant, wide: boolean) => ({
  'data-variant': variant,
  ...(wide && { 'data-full-width': true }),
});

/**
 * A button, or with `as` a link that looks like one. Its rules are those of all variants, pressed or busy, from the
 * start: if the first button of a variant or a press added a rule, the browser would compute the styles of hundreds of
 * elements again.
 */
export const ButtonRoot = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  min-height: ${tokens.target.base};
  padding: ${tokens.space[2]} ${tokens.space[5]};
  border: 1px solid var(--edge);
  border-radius: ${tokens.radius.control};
  background: var(--face);
  color: var(--ink);
  font-size: ${tokens.size.small};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${tokens.motion.fast};
  /* Always translated, if only by nothing: an element's first transform makes the browser lay out the page. */
  translate: 0 0;
  ${variantRules}
  ${media.hover} {
    &:hover {
      background: var(--over);
    }
  }
  &:where([data-full-width]) {
    width: 100%;
    padding-inline: ${tokens.space[2]};
  }
  /* Quiet buttons have no background: this aligns their text with the content above and below. */
  &:where([data-variant='quiet']) {
    padding-inline: ${tokens.space[2]};
    margin-inline: -0.5rem;
    --off: none;
  }
  &:focus-visible {
    border-radius: ${tokens.radius.control};
  }
  &:active {
    translate: 0 1px;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: var(--off, ${tokens.color.paperDeep});
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
