import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { Cluster } from '../../storefront/ui/layout/Stack';

interface UnshowableProps {
  /** The whole page failed, its tools included. */
  readonly isWhole: boolean;
  readonly onRetry: () => void;
}

/**
 * Shown instead of a part of the builder, or all of it, that failed to render. The edits are still in the store; where
 * only a part failed, the toolbar can still save them.
 */
function Unshowable({ isWhole, onRetry }: UnshowableProps) {
  const t = useMessages();
  return (
    <Message variant="error" title={t(isWhole ? 'builder.unshowablePage' : 'builder.unshowable')} announce>
      <p>{t(isWhole ? 'builder.unshowablePageHelp' : 'builder.unshowableHelp')}</p>
      <Cluster>
        <Button variant="quiet" onClick={onRetry}>
          {t('builder.retry')}
        </Button>
      </Cluster>
    </Message>
  );
}

/** For `ErrorBoundary`: a part of the page. */
export const unshowablePart = (retry: () => void) => <Unshowable isWhole={false} onRetry={retry} />;
/** For `ErrorBoundary`: the whole page, its tools included. */
export const unshowablePage = (retry: () => void) => <Unshowable isWhole onRetry={retry} />;
