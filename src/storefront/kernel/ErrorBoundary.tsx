import { Component, type ReactNode } from 'react';
import { noticeError } from '../platform/page/pageErrors';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Rendered instead of the children that threw; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** When this changes after the children have thrown, they are rendered again. */
  readonly tryAgainOn?: string;
}

interface Failed {
  readonly failed: boolean;
}

/**
 * Catches errors of rendering: everything outside it stays, and the error is reported to the listener of `pageErrors`.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failed> {
  override state: Failed = { failed: false };

  static getDerivedStateFromError(): Failed {
    return { failed: true };
  }

  /** React has already logged the error to the console. */
  override componentDidCatch(error: unknown): void {
    noticeError(error, 'rendering');
  }

  /**
   * Retries when `tryAgainOn` changes, unless the children threw in that very update, which is a failure for the new
   * value.
   */
  override componentDidUpdate({ tryAgainOn }: ErrorBoundaryProps, { failed }: Failed): void {
    if (failed && this.state.failed && tryAgainOn !== this.props.tryAgainOn) this.retry();
  }

  readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
