import CloudOff from 'lucide-react/icons/cloud-off';
import { useMessages } from '../../../messages';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { FailureText, RetryButton } from '../../fallback/retry/late';

interface BookFailedProps {
  readonly onRetry: () => void;
  /** The book is being read again. */
  readonly busy: boolean;
}

/** Shown if the address book cannot be read. */
export function BookFailed({ onRetry, busy }: BookFailedProps) {
  const t = useMessages();
  const again = (
    <RetryButton busy={busy} onRetry={onRetry}>
      {t('addresses.book.retry')}
    </RetryButton>
  );
  return (
    <EmptyState icon={CloudOff} title={t('addresses.book.failedTitle')} actions={again}>
      <FailureText busy={busy}>{t('addresses.book.failedText')}</FailureText>
    </EmptyState>
  );
}
