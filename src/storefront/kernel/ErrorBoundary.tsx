import { Component, type ReactNode } from 'react';
import { noticeError } from '../platform/page/pageErrors';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in place of the children that threw; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** The children are tried again when this changes. */
  readonly tryAgainOn?: string;
}

interface Failed {
  readonly failed: boolean;
}

/** Catches errors of rendering: what stands around it stays, and the error becomes known to who listens (`pageErrors`). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failed> {
  override state: Failed = { failed: false };

  static getDerivedStateFromError(): Failed {
    return { failed: true };
  }

  /** React has already logged the error to the console. */
  override componentDidCatch(error: unknown): void {
    noticeError(error, 'rendering');
  }

  /** What throws in the very update that brought another `tryAgainOn` has failed for it: it had not failed before. */
  override componentDidUpdate({ tryAgainOn }: ErrorBoundaryProps, { failed }: Failed): void {
    if (failed && this.state.failed && tryAgainOn !== this.props.tryAgainOn) this.retry();
  }

  readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
