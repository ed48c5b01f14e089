import { Component, type ReactNode } from 'react';
import { useMessages } from '../../storefront/messages';
import { noticeError } from '../../storefront/platform/page/pageErrors';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { Cluster } from '../../storefront/ui/layout/Stack';

interface Failed {
  readonly failed: boolean;
}

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** The whole page, its tools included. */
  readonly isWhole?: boolean;
}

/**
 * Catches errors of rendering in a part of the page: what is edited is in the store, and the tools beside it still save it.
 * With another `key` what was not shown is tried again.
 */
export class PartBoundary extends Component<PartBoundaryProps, Failed> {
  override state: Failed = { failed: false };

  static getDerivedStateFromError(): Failed {
    return { failed: true };
  }

  /** React has told the console. */
  override componentDidCatch(error: unknown): void {
    noticeError(error, 'rendering');
  }

  override render(): ReactNode {
    const { children, isWhole = false } = this.props;
    if (!this.state.failed) return children;
    return <Unshowable isWhole={isWhole} onRetry={() => this.setState({ failed: false })} />;
  }
}

interface UnshowableProps {
  readonly isWhole: boolean;
  readonly onRetry: () => void;
}

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
