import CloudOff from 'lucide-react/icons/cloud-off';
import { useMessages } from '../../messages';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SendToSupport } from '../recording';

interface UnavailableProps {
  readonly onRetry: () => void;
  /** The level of the heading: 1 if the placeholder replaces the whole page. */
  readonly level?: 1 | 2;
  /** The failure's code, if it has a message of its own. */
  readonly code?: string;
}

/** Shown instead of data that cannot be read at the moment. */
export function Unavailable({ onRetry, level = 2, code }: UnavailableProps) {
  const t = useMessages();
  const isAccount = code === 'EFFECTIVE_ACCOUNT_NOT_FOUND';
  return (
    <EmptyState
      icon={CloudOff}
      level={level}
      title={t(isAccount ? 'errors.account.title' : 'errors.unavailable.title')}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      }
    >
      {t(isAccount ? 'errors.account.text' : 'errors.unavailable.text')} <SendToSupport />
    </EmptyState>
  );
}
