import X from 'lucide-react/icons/x';
import { useRef, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import type { TOAST_ICON_VARIANTS } from '../../../contract/constants';
import { Icon } from '../controls/Icon';
import { IconButton } from '../controls/IconButton';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { useClearOf } from '../overlays/useClearOf';
import { tokens } from '../theme/tokens';
import { turn } from './Spinner';
import { stateStyles } from './state.styles';

/** Each has an icon and colours of its own (TST-09). */
type ToastVariant = (typeof TOAST_ICON_VARIANTS)[number];

interface ToastProps {
  readonly variant: ToastVariant;
  /** The kind of message, announced before the label: "Succès", "Erreur". */
  readonly variantLabel: string;
  readonly label: ReactNode;
  readonly message?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /**
   * Called when the pointer or the focus enters, so that the caller stops the timeout; `onResume` when both have left.
   */
  readonly onPause?: () => void;
  readonly onResume?: () => void;
  /** Fades out; `onLeft` is called when it is invisible. */
  readonly leaving?: boolean;
  readonly onLeft?: () => void;
}

/**
 * One toast, which the region moves clear of fields in error and of the button that was pressed. It has no timer of its
 * own: the owner of the queue decides when it leaves.
 */
export function Toast(props: ToastProps) {
  const {
    variant,
    variantLabel,
    label,
    message,
    closeLabel,
    onClose,
    onPause,
    onResume,
    leaving = false,
    onLeft,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  useClearOf(root, '[data-toasts]');
  const pointerLeft = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.matches(':focus-within')) onResume?.();
  };
  const focusLeft = (event: FocusEvent<HTMLElement>) => {
    const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!inside && !event.currentTarget.matches(':hover')) onResume?.();
  };
  return (
    <Root
      ref={root}
      role={variant === 'error' || variant === 'warning' ? 'alert' : 'status'}
      $variant={variant}
      $leaving={leaving}
      onPointerEnter={onPause}
      onPointerLeave={pointerLeft}
      onFocus={onPause}
      onBlur={focusLeft}
      onAnimationEnd={leaving ? onLeft : undefined}
    >
      <Icon icon={stateStyles[variant].icon} size="small" />
      <div>
        <VisuallyHidden>{variantLabel} : </VisuallyHidden>
        <strong>{label}</strong>
        {message && <p>{message}</p>}
      </div>
      <IconButton icon={X} label={closeLabel} variant="bare" onClick={onClose} />
    </Root>
  );
}

const arrive = keyframes`from { opacity: 0; transform: translateY(-8px); }`;
const leave = keyframes`to { opacity: 0; }`;

const Root = styled.div<{ readonly $variant: ToastVariant; readonly $leaving: boolean }>`
  display: flex;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[1]} ${tokens.space[1]} ${tokens.space[1]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  border: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.surface};
  box-shadow:
    inset 4px 0 ${({ $variant }) => stateStyles[$variant].ink},
    ${tokens.shadow.floating};
  pointer-events: auto;
  animation: ${({ $leaving }) => ($leaving ? leave : arrive)} ${tokens.motion.slow} both;
  > svg {
    margin-top: 0.75rem;
    color: ${({ $variant }) => stateStyles[$variant].ink};
    animation: ${({ $variant }) => ($variant === 'processing' ? turn : 'none')} 1.2s linear infinite;
  }
  > div {
    flex: 1;
    min-width: 0;
    padding: 0.6875rem 0;
  }
  strong {
    font-weight: 600;
  }
  p {
    color: ${tokens.color.inkSoft};
  }
`;
