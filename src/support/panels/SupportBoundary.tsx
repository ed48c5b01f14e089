import { Component, type ReactNode } from 'react';
import { useMessages } from '../../storefront/messages';
import { Message } from '../../storefront/ui/feedback/Message';

interface BoundaryProps {
  /** The children are mounted anew when this changes. */
  readonly of: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** What could not be shown. */
  readonly failedOf: string | null;
}

/** Catches what a panel cannot show, a crafted or replaced answer above all: the rest of the page goes on. */
export class SupportBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedOf: null };

  override componentDidCatch(): void {
    this.setState({ failedOf: this.props.of });
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failedOf: '' };
  }

  override render(): ReactNode {
    const { failedOf } = this.state;
    return failedOf === '' || failedOf === this.props.of ? <Unshowable /> : this.props.children;
  }
}

function Unshowable() {
  const t = useMessages();
  return <Message variant="error" title={t('support.unshowable')} />;
}
