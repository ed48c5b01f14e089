import CloudOff from 'lucide-react/icons/cloud-off';
import { useMessages } from '../../messages';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SendToSupport } from '../recording';
import { FailureText } from './retry/FailureText';
import { RetryButton } from './retry/RetryButton';

interface UnavailableProps {
  readonly onRetry: () => void;
  /** The read is being tried again. */
  readonly busy: boolean;
  /** The level of the heading: 1 if the placeholder replaces the whole page. */
  readonly level?: 1 | 2;
  /** The failure's code, if it has a message of its own. */
  readonly code?: string;
}

/** Shown instead of data that cannot be read at the moment. */
export function Unavailable({ onRetry, busy, level = 2, code }: UnavailableProps) {
  const t = useMessages();
  const isAccount = code === 'EFFECTIVE_ACCOUNT_NOT_FOUND';
  return (
    <EmptyState
      icon={CloudOff}
      level={level}
      title={t(isAccount ? 'errors.account.title' : 'errors.unavailable.title')}
      actions={
        <RetryButton busy={busy} onRetry={onRetry}>
          {t('errors.retry')}
        </RetryButton>
      }
    >
      <FailureText busy={busy} announced>
        {t(isAccount ? 'errors.account.text' : 'errors.unavailable.text')}
      </FailureText>{' '}
      <SendToSupport />
    </EmptyState>
  );
}
