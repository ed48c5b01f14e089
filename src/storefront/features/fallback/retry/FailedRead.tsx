import type { ReactNode } from 'react';
import { Message } from '../../../ui/feedback/Message';
import { FailureText } from './FailureText';
import { RetryButton } from './RetryButton';

interface FailedReadProps {
  readonly variant?: 'warning' | 'error';
  /** The read is being tried again. */
  readonly busy: boolean;
  /** False for a part that comes with its page: only repeats that fail are announced. */
  readonly announced?: boolean;
  readonly onRetry: () => void;
  readonly retryLabel: string;
  readonly children: ReactNode;
}

/** What stands on a page for a part that could not be read: why, and a button that reads it again. */
export const FailedRead = ({
  variant = 'warning',
  busy,
  announced = true,
  onRetry,
  retryLabel,
  children,
}: FailedReadProps) => (
  <Message variant={variant}>
    <p>
      <FailureText announced={announced} busy={busy}>
        {children}
      </FailureText>
    </p>
    <RetryButton variant="quiet" busy={busy} onRetry={onRetry}>
      {retryLabel}
    </RetryButton>
  </Message>
);
