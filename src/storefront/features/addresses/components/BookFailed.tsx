import CloudOff from 'lucide-react/icons/cloud-off';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';

/** Shown if the address book cannot be read. */
export function BookFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages();
  const again = (
    <Button variant="primary" onClick={onRetry}>
      {t('addresses.book.retry')}
    </Button>
  );
  return (
    <EmptyState icon={CloudOff} title={t('addresses.book.failedTitle')} actions={again}>
      {t('addresses.book.failedText')}
    </EmptyState>
  );
}
