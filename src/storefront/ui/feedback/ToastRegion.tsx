import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;

interface ToastRegionProps {
  readonly label: string;
  readonly position?: ToastPosition;
  readonly positioning?: 'fixed' | 'absolute';
  readonly children?: ReactNode;
}

/**
 * The live region of toasts, above all else (TST-08: 10000). Always render it: only a region that exists before its
 * content is announced.
 */
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

/** Below the header; on a phone at the bottom, within reach of the thumb. */
const belowHeader = css`
  top: 8.5rem;
  ${media.belowLarge} {
    top: 10rem;
  }
  ${media.small} {
    top: auto;
    bottom: 0;
    /* A drawer has buttons at the bottom and its title and close button at the top: keep clear of both. */
    [data-overlay] ~ & {
      top: 4.5rem;
      bottom: auto;
    }
  }
`;

const Root = styled.section<{ readonly $position: ToastPosition; readonly $positioning: 'fixed' | 'absolute' }>`
  position: ${({ $positioning }) => $positioning};
  z-index: ${tokens.layer.toast};
  ${({ $position }) => ($position.startsWith('top') ? belowHeader : 'bottom:0;')}
  left: 0;
  right: 0;
  display: grid;
  justify-items: ${({ $position }) => $position.split('-')[1]};
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};
  pointer-events: none;
  &:empty {
    padding: 0;
  }
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
