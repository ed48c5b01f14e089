import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

const positions = {
  'top-left': { block: 'top', align: 'flex-start' },
  'top-center': { block: 'top', align: 'center' },
  'top-right': { block: 'top', align: 'flex-end' },
  'bottom-left': { block: 'bottom', align: 'flex-start' },
  'bottom-center': { block: 'bottom', align: 'center' },
  'bottom-right': { block: 'bottom', align: 'flex-end' },
} as const;

export type ToastPosition = keyof typeof positions;

interface ToastRegionProps {
  readonly label: string;
  readonly position?: ToastPosition;
  readonly positioning?: 'fixed' | 'absolute';
  readonly children?: ReactNode;
}

/** Where toasts stand, above everything else (S §9: 10000). Render it always: an empty live region can speak later. */
export function ToastRegion({ label, position = 'top-center', positioning = 'fixed', children }: ToastRegionProps) {
  return (
    <Root
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      $position={position}
      $positioning={positioning}
    >
      {children}
    </Root>
  );
}

const belowHeader = css`
  ${media.small} {
    top: auto;
    bottom: 0;
  }
  ${media.fromMedium} {
    top: 8.5rem;
  }
`;

const Root = styled.section<{ readonly $position: ToastPosition; readonly $positioning: 'fixed' | 'absolute' }>`
  position: ${({ $positioning }) => $positioning};
  z-index: ${tokens.layer.toast};
  ${({ $position }) => `${positions[$position].block}:0;align-items:${positions[$position].align};`}
  left: 0;
  right: 0;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};
  pointer-events: none;
  &:empty {
    padding: 0;
  }
  /* Clear of the header: below it, and on a phone at the other end, where the thumb is. */
  ${({ $position }) => positions[$position].block === 'top' && belowHeader}
  > * {
    width: min(100%, 26rem);
  }
  ${media.tiny} {
    padding: ${tokens.space[2]};
    > * {
      width: 100%;
    }
  }
`;
