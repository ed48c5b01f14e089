import { Component, type ReactNode } from 'react';
import { noticeError } from '../../platform/page/pageErrors';
import { pageFailed } from '../lazyAppRest';

interface Failed {
  readonly failed: boolean;
}

/** Catches errors of rendering: header and footer stay, and the page's place shows what to do. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Failed> {
  override state: Failed = { failed: false };

  static getDerivedStateFromError(): Failed {
    return { failed: true };
  }

  /** React has told the console. */
  override componentDidCatch(error: unknown): void {
    noticeError(error, 'rendering');
  }

  override render(): ReactNode {
    return this.state.failed ? <pageFailed.Show /> : this.props.children;
  }
}
