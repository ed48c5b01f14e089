import { Component, type ReactNode } from 'react';
import { useMessages } from '../../storefront/messages';
import { noticeError } from '../../storefront/platform/page/pageErrors';
import { Button } from '../../storefront/ui/controls/Button';
import { Message } from '../../storefront/ui/feedback/Message';
import { Cluster } from '../../storefront/ui/layout/Stack';

interface Failed {
  readonly failed: boolean;
}

/** Catches errors of rendering in a part of the page: what is edited is in the store, and the tools beside it still save it. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, Failed> {
  override state: Failed = { failed: false };

  static getDerivedStateFromError(): Failed {
    return { failed: true };
  }

  /** React has told the console. */
  override componentDidCatch(error: unknown): void {
    noticeError(error, 'rendering');
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <Unshowable onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}

function Unshowable({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages();
  return (
    <Message variant="error" title={t('builder.unshowable')} announce>
      <p>{t('builder.unshowableHelp')}</p>
      <Cluster>
        <Button variant="quiet" onClick={onRetry}>
          {t('builder.retry')}
        </Button>
      </Cluster>
    </Message>
  );
}
