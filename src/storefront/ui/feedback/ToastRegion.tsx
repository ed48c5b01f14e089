import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';

type Side = 'left' | 'center' | 'right';
type ToastPosition = `${'top' | 'bottom'}-${Side}`;

interface ToastRegionProps {
  readonly label: string;
  readonly position?: ToastPosition;
  readonly positioning?: 'fixed' | 'absolute';
  readonly children?: ReactNode;
}

/**
 * The live region of toasts, at layer 10000 (TST-08), in one of six positions (TST-05). Must always be rendered: a live
 * region is announced only if it exists before its content.
 */
export function ToastRegion({ label, position = 'top-center', positioning = 'fixed', children }: ToastRegionProps) {
  return (
    <Root
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      data-toasts=""
      $position={position}
      $positioning={positioning}
    >
      {children}
    </Root>
  );
}

const belowHeader = css`
  top: 8.5rem;
  ${media.belowLarge} {
    top: 10rem;
  }
  /* The header of a low window scrolls with the page. */
  ${media.low} {
    top: 0;
  }
`;

/** Keeps clear of both ends of a drawer: its title and close button at the top, its buttons at the bottom. */
const betweenDrawersEnds = css`
  [data-overlay] ~ & {
    top: 4.5rem;
    bottom: auto;
  }
`;

/** Above the consent question and the bars at the bottom of a window, whichever is highest. */
const aboveBars = css`
  bottom: max(var(--consent-band, 0px), var(--checkout-bar, 0px), var(--mini-cart-bar, 0px));
  ${betweenDrawersEnds}
`;

const sides: Readonly<Record<Side, string>> = {
  left: 'left: 0;',
  center: 'left: 0; right: 0; margin: 0 auto;',
  right: 'right: 0;',
};

function edgesOf({ $position }: { readonly $position: ToastPosition }) {
  const [edge, side] = $position.split('-') as ['top' | 'bottom', Side];
  return css`
    ${edge === 'top' ? belowHeader : aboveBars}
    ${sides[side]}
  `;
}

const Root = styled.section<{ readonly $position: ToastPosition; readonly $positioning: 'fixed' | 'absolute' }>`
  position: ${({ $positioning }) => $positioning};
  z-index: ${tokens.layer.toast};
  ${edgesOf}
  ${media.small} {
    ${betweenDrawersEnds}
  }
  display: grid;
  gap: ${tokens.space[2]};
  width: min(100%, 28rem);
  padding: ${tokens.space[4]};
  pointer-events: none;
  &:empty {
    padding: 0;
  }
  ${media.tiny} {
    width: 100%;
    padding: ${tokens.space[2]};
  }
`;
