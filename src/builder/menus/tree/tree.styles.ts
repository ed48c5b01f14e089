import styled, { css } from 'styled-components';
import { tokens } from '../../../storefront/ui/theme/tokens';

/** The tree scrolls by itself, so that the form beside or below it stays visible. */
export const Tree = styled.div<{ readonly $isDragging: boolean }>`
  position: relative;
  max-height: min(60dvh, 40rem);
  min-height: 4rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${tokens.space[2]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  user-select: none;
  ${({ $isDragging }) => $isDragging && 'cursor:grabbing;'}
`;

interface RowStyleProps {
  readonly $level: number;
  readonly $drop: 'before' | 'after' | 'inside' | undefined;
  readonly $mayDrop: boolean;
  readonly $isDragged: boolean;
}

function dropStyles({ $drop, $mayDrop, $level }: RowStyleProps) {
  const color = $mayDrop ? tokens.color.pine : tokens.color.danger;
  if ($drop === undefined) return '';
  if ($drop === 'inside') return `box-shadow:inset 0 0 0 2px ${color};`;
  return css`
    &::after {
      content: '';
      position: absolute;
      right: 0;
      left: ${$level * 1.25}rem;
      height: 3px;
      border-radius: 2px;
      background: ${color};
      ${$drop === 'before' ? 'top:-2px;' : 'bottom:-2px;'}
    }
  `;
}

export const Row = styled.div<RowStyleProps>`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 2.25rem;
  padding-left: ${({ $level }) => ($level - 1) * 1.25}rem;
  padding-right: ${tokens.space[2]};
  border-radius: ${tokens.radius.small};
  content-visibility: auto;
  contain-intrinsic-size: auto 2.25rem;
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: ${tokens.target.base};
  }
  &:hover {
    background: ${tokens.color.paperDeep};
  }
  &[aria-selected='true'] {
    background: ${tokens.color.pineSoft};
    font-weight: 600;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > span[aria-hidden] {
    display: grid;
    flex: none;
    place-items: center;
    align-self: stretch;
    width: 1.75rem;
    color: ${tokens.color.inkSoft};
  }
  > [data-grip] {
    cursor: grab;
    touch-action: none;
    @media (pointer: coarse) {
      width: ${tokens.target.base};
    }
  }
  > [data-toggle] svg {
    transition: transform ${tokens.motion.base};
  }
  &[aria-expanded='true'] > [data-toggle] svg {
    transform: rotate(90deg);
  }
  > span:nth-child(3) {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${({ $isDragged }) => $isDragged && 'opacity:0.5;'}
  ${dropStyles}
`;
