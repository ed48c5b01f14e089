import X from 'lucide-react/icons/x';
import { useId, useRef, type ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { IconButton } from '../controls/IconButton';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { overlayLayer, useOverlayOrder } from './overlayOrder';
import { useModalFocus } from './useModalFocus';
import { useStillPage } from './useStillPage';

interface DialogProps {
  /** A closed dialog renders nothing; an open one is also rendered on the server. */
  readonly open: boolean;
  /** Called on Escape, the close button or a press on the backdrop; closing is left to the caller. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /**
   * Stays visible below the scrolling content: totals and the main buttons. In a row the buttons are at the end, the
   * primary one last. Stacked, each is as wide as the dialog, the primary one first.
   */
  readonly footer?: ReactNode;
  /** A centred window, or a drawer from a side. */
  readonly position?: keyof typeof positions;
}

/**
 * A modal dialog or drawer. Not a native `<dialog>`: the browser's top layer would cover the toasts. Must be rendered
 * outside the header, whose stacking context would keep it below other parts.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, closeLabel, children, footer, position = 'center' }: Omit<DialogProps, 'open'>) {
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const keyPressed = useModalFocus(panel, onClose);
  useOverlayOrder(layer);
  useStillPage(position);
  return (
    <Layer ref={layer} data-overlay>
      {/* A press on the backdrop closes the dialog; without a pointer, Escape and the close button do. */}
      <Backdrop aria-hidden onClick={onClose} />
      <Panel
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        $position={position}
        onKeyDown={keyPressed}
      >
        {/* Not `<header>` and `<footer>`, which would become landmarks. */}
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon={X} label={closeLabel} variant="bare" onClick={onClose} />
        </Head>
        <Body>{children}</Body>
        {footer && <Foot>{footer}</Foot>}
      </Panel>
    </Layer>
  );
}

const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`;
const fromLeft = keyframes`from { transform: translateX(-100%); }`;
const fromRight = keyframes`from { transform: translateX(100%); }`;
const fade = keyframes`from { opacity: 0; }`;

const positions = {
  center: css`
    width: min(100%, 36rem);
    max-height: calc(100dvh - 3rem);
    margin: auto;
    border-radius: ${tokens.radius.card};
    animation-name: ${rise};
    ${media.small} {
      max-height: 92dvh;
      margin-bottom: 0;
      border-radius: ${tokens.radius.card} ${tokens.radius.card} 0 0;
    }
  `,
  left: css`
    width: min(100% - 2.75rem, 22rem);
    margin-right: auto;
    animation-name: ${fromLeft};
  `,
  right: css`
    width: min(100%, 27rem);
    margin-left: auto;
    animation-name: ${fromRight};
  `,
} as const;

const Layer = styled.div`
  ${overlayLayer}
  position: fixed;
  inset: 0;
  display: flex;
`;

const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  background: rgb(29 38 35 / 0.45);
  animation: ${fade} ${tokens.motion.base};
`;

const Panel = styled.div<{ readonly $position: keyof typeof positions }>`
  position: relative;
  display: flex;
  flex-direction: column;
  background: ${tokens.color.paper};
  box-shadow: ${tokens.shadow.floating};
  animation-duration: ${tokens.motion.slow};
  animation-timing-function: cubic-bezier(0.2, 0.8, 0.2, 1);
  ${({ $position }) => positions[$position]}
  /* If the window is too low for a scrolling middle part, the whole panel scrolls. */
  ${media.low} {
    overflow-y: auto;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[5]};
  border-bottom: 1px solid ${tokens.color.hairline};
  h2 {
    font-size: ${tokens.size.large};
  }
`;

const Body = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${tokens.space[5]};
  ${media.low} {
    flex: none;
    overflow-y: visible;
  }
`;

const Foot = styled.div`
  padding: ${tokens.space[4]} ${tokens.space[5]};
  border-top: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.surface};
  border-radius: inherit;
  border-top-left-radius: 0;
  border-top-right-radius: 0;
`;
