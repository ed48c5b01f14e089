import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { useWarning } from '../warnings/useWarning';
import { buttonTypeOf } from './buttonType';
import { Icon, isIconSize, type IconDrawing, type IconSize } from './Icon';

const variants = {
  bare: { face: 'transparent', ink: tokens.color.ink, edge: 'transparent', over: tokens.color.paperDeep },
  brand: { face: tokens.color.pine, ink: tokens.color.onPine, edge: 'transparent', over: tokens.color.pineDeep },
  container: { face: tokens.color.paperDeep, ink: tokens.color.ink, edge: 'transparent', over: tokens.color.hairline },
  border: { face: 'transparent', ink: tokens.color.ink, edge: tokens.color.outline, over: tokens.color.paperDeep },
  'border-filled': {
    face: tokens.color.surface,
    ink: tokens.color.ink,
    edge: tokens.color.outline,
    over: tokens.color.paperDeep,
  },
  'bare-inverse': { face: 'transparent', ink: tokens.color.onPine, edge: 'transparent', over: tokens.color.pineDeep },
  'border-inverse': {
    face: 'transparent',
    ink: tokens.color.onPine,
    edge: tokens.color.onPine,
    over: tokens.color.pineDeep,
  },
} as const;

export type IconButtonVariant = keyof typeof variants;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly icon: IconDrawing;
  /** The button's accessible name. */
  readonly label: string;
  /** An invalid variant becomes "border". */
  readonly variant?: IconButtonVariant;
  /** An invalid size becomes medium, with a warning in the console (KIT-13). */
  readonly iconSize?: IconSize;
}

/** A square button of 44 px that shows only an icon, with its name as tooltip; `type` is "button" by default. */
export function IconButton({ icon, label, variant = 'border', iconSize = 'small', type, ...rest }: IconButtonProps) {
  useWarning(isIconSize(iconSize) ? null : `A button with an icon has no size "${String(iconSize)}"; it is medium.`);
  return (
    <Root
      data-tooltip
      {...rest}
      type={buttonTypeOf(type)}
      aria-label={label}
      $variant={Object.hasOwn(variants, variant) ? variant : 'border'}
    >
      <Icon icon={icon} size={iconSize} />
    </Root>
  );
}

const Root = styled.button<{ readonly $variant: IconButtonVariant }>`
  ${({ $variant }) => {
    const { face, ink, edge, over } = variants[$variant];
    return `background:${face};color:${ink};border:1px solid ${edge};${media.hover}{&:hover{background:${over}}}`;
  }}
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${tokens.target.base};
  height: ${tokens.target.base};
  padding: 0;
  border-radius: ${tokens.radius.control};
  cursor: pointer;
  transition: background-color ${tokens.motion.fast};
  &:focus-visible {
    border-radius: ${tokens.radius.control};
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    color: ${tokens.color.inkSoft};
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
