import type { ReactNode } from 'react';
import { Message } from '../../../ui/feedback/Message';
import { FailureText } from './FailureText';
import { RetryButton } from './RetryButton';

interface FailedReadProps {
  readonly variant?: 'warning' | 'error';
  /** The read is being tried again. */
  readonly busy: boolean;
  /** The first failure is announced, too: of a part that is read after the page has come. */
  readonly announced?: boolean;
  readonly onRetry: () => void;
  readonly retryLabel: string;
  readonly children: ReactNode;
}

/** What stands on a page for a part that could not be read: why, and a button that reads it again. */
export const FailedRead = ({
  variant = 'warning',
  busy,
  announced = false,
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
