import CloudOff from 'lucide-react/icons/cloud-off';
import { useMessages } from '../messages';
import { Button } from '../ui/controls/Button';
import { EmptyState } from '../ui/feedback/EmptyState';

interface UnavailableProps {
  readonly onRetry: () => void;
  /** 1 where it stands in place of the whole page. */
  readonly level?: 1 | 2;
}

/** What a page shows instead of data that can't be had right now. */
export function Unavailable({ onRetry, level = 2 }: UnavailableProps) {
  const t = useMessages();
  return (
    <EmptyState
      icon={CloudOff}
      level={level}
      title={t('errors.unavailable.title')}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      }
    >
      {t('errors.unavailable.text')}
    </EmptyState>
  );
}
