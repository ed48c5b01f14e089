import CloudOff from 'lucide-react/icons/cloud-off';
import { useMessages } from '../../messages';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SendToSupport } from '../recording';

interface UnavailableProps {
  readonly onRetry: () => void;
  /** The read is being tried again. */
  readonly busy: boolean;
  /** The level of the heading: 1 if the placeholder replaces the whole page. */
  readonly level?: 1 | 2;
  /** The failure's code, if it has a message of its own. */
  readonly code?: string;
}

/** Shown instead of data that cannot be read at the moment. Each attempt that fails is announced. */
export function Unavailable({ onRetry, busy, level = 2, code }: UnavailableProps) {
  const t = useMessages();
  const isAccount = code === 'EFFECTIVE_ACCOUNT_NOT_FOUND';
  return (
    <EmptyState
      icon={CloudOff}
      level={level}
      title={t(isAccount ? 'errors.account.title' : 'errors.unavailable.title')}
      actions={
        <Button variant="primary" busy={busy} onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      }
    >
      {/* Another element after each attempt: a text that stays the same in the page is not announced again. */}
      <span key={String(busy)} role={busy ? undefined : 'alert'}>
        {t(isAccount ? 'errors.account.text' : 'errors.unavailable.text')}
      </span>{' '}
      <SendToSupport />
    </EmptyState>
  );
}
